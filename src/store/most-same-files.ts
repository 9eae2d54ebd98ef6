/** Maximum number of `sameFile`. http and https, with and without `www.`, are three besides the file's own. */
export const MOST_SAME_FILES = 8;
