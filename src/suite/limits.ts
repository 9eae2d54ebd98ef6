/** Maximum number of URLs in a suite that the command checks. */
export const MOST_SUITE_URLS = 100_000;
/**
 * Maximum number of URLs in a list in links, drafts and test files of the page. A longer list stays in its
 * worker.
 */
export const MOST_KEPT_URLS = 5_000;
/** Maximum number of crawlers in a suite, and in the expectation for one URL. */
export const MOST_SUITE_CRAWLERS = 1_000;
/** Maximum number of questions (URLs × crawlers) per run, because all results are kept in memory. */
export const MOST_QUESTIONS = 1_000_000;
/** Maximum number of times that a URL can occur. The page's list stops counting there. */
export const MOST_TIMES = 4_294_967_295;
/** Maximum length of a URL, in UTF-16 units. */
export const LONGEST_URL = 8_192;
/** Maximum length of a crawler name or User-Agent header, in UTF-16 units. */
export const LONGEST_CRAWLER = 4_096;
/** Maximum length of a file's address, in UTF-16 units. */
export const LONGEST_ROBOTS_URL = 4_096;
/**
 * Maximum nesting of lists and objects in a test file. Its format has four levels. Parsing millions would take gigabytes
 * of memory.
 */
export const DEEPEST_SUITE = 200;
