/** What the cell of a URL and a crawler says, as a number. */
export const CellOutcome = {
  allowed: 0,
  disallowed: 1,
  undefined: 2,
  /** The file does not speak for the URL. */
  'not-applicable': 3,
  /** Not known yet. */
  pending: 4,
} as const;
export type CellOutcome = (typeof CellOutcome)[keyof typeof CellOutcome];

/** How many outcomes there are. */
export const OUTCOMES = 5;
