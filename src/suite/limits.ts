/** The most URLs of a suite that the command checks. */
export const MOST_SUITE_URLS = 100_000;
/** The most URLs of a list in links, drafts and test files of the page. A longer list stays in its worker. */
export const MOST_KEPT_URLS = 5_000;
/** The most crawlers of a suite, and the most that one URL may name in what is expected. */
export const MOST_SUITE_CRAWLERS = 1_000;
/** The most questions, URLs × crawlers, that one run answers: their results are kept in memory and written down one by one. */
export const MOST_QUESTIONS = 1_000_000;
/** The most times that a URL may be said to have come: as many as the page's list counts. */
export const MOST_TIMES = 4_294_967_295;
/** The longest URL, in UTF-16 units. */
export const LONGEST_URL = 8_192;
/** The longest crawler name or User-Agent header, in UTF-16 units. */
export const LONGEST_CRAWLER = 4_096;
/** The longest address of a file, in UTF-16 units. */
export const LONGEST_ROBOTS_URL = 4_096;
