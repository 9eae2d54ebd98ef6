import type { Expected } from '../suite/expected';

/** What a test suite says beside its URLs; it names crawlers, expects something, or counts. Carried as it came, for links, drafts and test files. */
export interface SuitePart {
  /** Names of the crawlers that the URLs are asked for; none where that is not said. */
  readonly crawlers: readonly string[];
  /** What is expected of the further URLs, by their index; null, or nothing at the end, where nothing is. */
  readonly expected: readonly (Expected | null)[];
  /** How often each of the further URLs came, by their index; 1, or nothing at the end, where it came once. Left out where all did. */
  readonly counts?: readonly number[];
}

/** The part of these, as short as it is right; null where nothing is said. The same lists where nothing is to be left out. */
export function suitePart(
  crawlers: SuitePart['crawlers'],
  expected: SuitePart['expected'],
  counts: readonly number[],
): SuitePart | null {
  const words = upTo(expected, (word) => word !== null);
  const times = upTo(counts, (count) => count > 1);
  if (crawlers.length + words.length + times.length === 0) return null;
  return { crawlers, expected: words, ...(times.length > 0 && { counts: times }) };
}

function upTo<Value>(values: readonly Value[], isSaid: (value: Value) => boolean): readonly Value[] {
  const length = values.findLastIndex(isSaid) + 1;
  return length === values.length ? values : values.slice(0, length);
}
