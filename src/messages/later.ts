/** Texts that the first answer does without, each in a chunk of its own. They are in the language of this build too. */
export const loadTexts = {
  /** For a simulated answer of the site. */
  condition: () => import('./en/condition'),
  notices: () => import('./en/notices'),
  /** For a file that was fetched from its site. */
  site: () => import('./en/site-facts'),
};

/** A group of texts once it has loaded. */
export type LoadedTexts<Name extends keyof typeof loadTexts> = Awaited<ReturnType<(typeof loadTexts)[Name]>>;
