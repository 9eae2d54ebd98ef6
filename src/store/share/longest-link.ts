/** Maximum length of a link in characters. Firefox opens no longer one. */
export const LONGEST_LINK = 1_000_000;
