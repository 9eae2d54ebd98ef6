/** Texts of the custom element in host pages. ASCII, because a host page may have another encoding. */
export const elementTexts = {
  /** For the page's author. */
  notPlainText:
    "This robots.txt can't be tested here: it isn't plain text. If this is your page, put the file in a <pre> element without other markup.",
  label: 'robots.txt example',
  test: 'Test this file',
  loading: 'Loading...',
} as const;
