import type { LineReading } from '../dialect';

/**
 * Lines by the grammar of RFC 9309 section 2.2. A colon is required, and only CR and LF end a line. NUL has
 * no special meaning, so it is an ordinary character. A whole byte order mark is dropped. No standard
 * mentions this, but Google's page of 2020 and its copies do.
 */
export const strictLines: LineReading = {
  breaks: null,
  nulEnds: false,
  colonOptional: false,
  bom: 'dropped',
  failsAt: null,
};
