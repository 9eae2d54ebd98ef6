import { type ExpectedOutcome, expectedOutcomes } from '../answer';

/** Maximum number of URLs. */
export const MOST_URLS = 20;
/** Maximum length of the text, in UTF-16 units. */
const LONGEST_LIST = 20_000;

/** A URL of a list, and the author's expectation. */
export interface ListedUrl {
  /** A full URL or a path. */
  readonly url: string;
  /** Null if nothing is expected. */
  readonly expected: ExpectedOutcome | null;
}

/**
 * Reads URLs separated by white space, each perhaps followed by what is expected of it: `/shop/cart blocked /shop/ allowed /about`. Null if the text has
 * another form, too many URLs, or a URL twice.
 */
export function readUrls(written: string): readonly ListedUrl[] | null {
  if (written.length > LONGEST_LIST) return null;
  const urls: ListedUrl[] = [];
  for (const word of written.split(/\s+/).filter(Boolean)) {
    const expected = expectedOutcomes.find((each) => each === word);
    if (expected === undefined) {
      urls.push({ url: word, expected: null });
      continue;
    }
    const last = urls.pop();
    if (last?.expected !== null) return null;
    urls.push({ ...last, expected });
  }
  const isUnique = new Set(urls.map(({ url }) => url)).size === urls.length;
  return isUnique && urls.length <= MOST_URLS ? urls : null;
}
