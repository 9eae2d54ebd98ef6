/** Texts of the custom element in host pages. ASCII, because a host page may have another encoding. */
export const elementTexts = {
  /** For the page's author. */
  notPlainText: "This isn't plain text. If this is your page, put only the file in a <pre>.",
  label: 'robots.txt example',
  test: 'Test this file',
  loading: 'Loading...',
} as const;
