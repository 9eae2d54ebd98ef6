/** Loads texts that the first answer doesn't need, each in its own chunk and in the language of this build. */
export const loadTexts = {
  /** For a simulated answer of the site. */
  condition: () => import('./en/condition'),
  notices: () => import('./en/notices'),
  /** For a file that was fetched from its site. */
  site: () => import('./en/site-facts'),
};

/** Loads the texts of notices that an embedded page can't have. Not in `loadTexts`, because such a page would carry them. */
export const loadPageNotices = () => import('./en/page-notices');

/** Loads the texts of the message about a write. Apart from `loadTexts` for the same reason. */
export const loadWritten = () => import('./en/written');

/** A group of texts once it has loaded. */
export type LoadedTexts<Name extends keyof typeof loadTexts> = Awaited<ReturnType<(typeof loadTexts)[Name]>>;
