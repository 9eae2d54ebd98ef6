/** The longest link that is made, in characters: Firefox opens no longer one. */
export const LONGEST_LINK = 1_000_000;
