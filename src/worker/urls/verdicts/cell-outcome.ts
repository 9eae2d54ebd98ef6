/** The outcome of a URL for a crawler, as a number. */
export const CellOutcome = {
  allowed: 0,
  disallowed: 1,
  undefined: 2,
  /** The file doesn't apply to the URL. */
  'not-applicable': 3,
  /** Not known yet. */
  pending: 4,
} as const;
export type CellOutcome = (typeof CellOutcome)[keyof typeof CellOutcome];

/** Number of outcomes. */
export const OUTCOMES = 5;
