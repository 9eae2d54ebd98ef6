/** Why a line gave no URL. The order is that of the numbers in typed arrays. */
export const REJECT_REASONS = [
  /** Nothing stands where the URL should, though the line is not blank. */
  'no-url',
  /** A host or something else without `https://` in front. */
  'no-scheme',
  /** A scheme that crawlers of web sites do not fetch. */
  'unfetched-scheme',
  /** The platform's parser refuses it. */
  'not-a-url',
  /** Longer than `LONGEST_URL`. */
  'too-long',
  /** A row of a table with a quotation mark where none may be: where its cells end is not certain. */
  'broken-quotes',
  /** The word for the expected verdict is none that is known. */
  'unknown-word',
  /** Another verdict is expected of the same URL further up. */
  'conflicting-word',
  /** One more crawler with expectations than a list keeps. */
  'too-many-crawlers',
  /** A line of an access log that is not in the Common or Combined format. */
  'not-a-log-line',
  /** A line of an access log whose request names no address. */
  'no-request',
  /** The list has no room for one more URL; the import ends here. */
  'list-full',
] as const;

export type RejectReason = (typeof REJECT_REASONS)[number];

/** The number of a reason: its place in `REJECT_REASONS`. */
export function reasonNumber(reason: RejectReason): number {
  return REJECT_REASONS.indexOf(reason);
}
