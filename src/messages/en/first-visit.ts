/** Texts that tell a first visitor how to open their own file. */
export const firstVisitTexts = {
  strip: 'Paste a robots.txt, a web address or a list of URLs, anywhere',
  paste: 'Paste',
  pasteTitle: 'Paste what is in the clipboard',
  dismiss: 'Dismiss this hint',
  bar: 'Your own file',
  pasteYours: 'Paste yours',
  fetchSite: 'Fetch a site',
} as const;
