/** Maximum length of a link in characters. Firefox refuses longer ones. */
export const LONGEST_LINK = 1_000_000;
