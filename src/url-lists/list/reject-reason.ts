/** Reasons for rejecting a line. Typed arrays store the index. */
export const REJECT_REASONS = [
  /** The line isn't blank, but has no URL where one is expected. */
  'no-url',
  /** A host or something else without `https://` in front. */
  'no-scheme',
  /** A scheme that web crawlers don't fetch. */
  'unfetched-scheme',
  /** Refused by the platform's URL parser. */
  'not-a-url',
  /** Longer than `LONGEST_URL`. */
  'too-long',
  /** A table row with a misplaced quotation mark, so the ends of its cells are uncertain. */
  'broken-quotes',
  /** Not a known word for a verdict. */
  'unknown-word',
  /** Contradicts the verdict expected of the same URL on an earlier line. */
  'conflicting-word',
  /** No room for the expectation: it is for one crawler too many, or all of them take too much memory. */
  'too-many-crawlers',
  /** A line of an access log in neither Common nor Combined format. */
  'not-a-log-line',
  /** A line of an access log whose request has no address. */
  'no-request',
  /** The list is full; the import ends here. */
  'list-full',
] as const;

export type RejectReason = (typeof REJECT_REASONS)[number];

/** Returns the index of a reason in `REJECT_REASONS`. */
export function reasonNumber(reason: RejectReason): number {
  return REJECT_REASONS.indexOf(reason);
}
