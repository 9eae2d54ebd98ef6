/** Texts of the panel under an empty editor. */
export const startTexts = {
  title: 'Or bring one in',
  privacy: 'Your text stays in this browser unless you share a link.',
  fetch: 'Fetch from a site',
  fetchHint: 'Gets its current robots.txt',
  paste: 'Paste the text',
  pasteHint: 'Into the line above',
  pasteKeys: (isApple: boolean): string => (isApple ? '⌘ V' : 'Ctrl V'),
  open: 'Open a file',
  openHint: 'Or drop it anywhere on this page',
  openHintTouch: 'From this device',
  example: 'Try an example',
} as const;
