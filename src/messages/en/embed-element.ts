/** Texts of the custom element in host pages. ASCII, because a host page may have another encoding. */
export const elementTexts = {
  lang: 'en',
  /** Reasons for which the element shows no frame, for the page's author. */
  failures: {
    'not-plain-text': "This isn't plain text. If this is your page, put only the file in a <pre>.",
    'no-text':
      "There's no file here. If this is your page, put the file in a <pre> or a code block before this.",
  },
  /** The frame's title. `question` is the crawler and the URL that the page gives, or empty. */
  title: (question: string): string => `robots.txt example${question && `: ${question}`}`,
  test: 'Test this file',
  loading: 'Loading...',
} as const;
