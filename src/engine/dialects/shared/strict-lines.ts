import type { LineReading } from '../dialect';

/**
 * Lines as the grammar of RFC 9309 section 2.2 has them: a colon is required, and only CR and LF end a line; NUL has no meaning, so it is read
 * as a character like others. A whole byte order mark is dropped: no standard mentions it, Google's page of 2020 and its copies do.
 */
export const strictLines: LineReading = {
  breaks: null,
  nulEnds: false,
  colonOptional: false,
  bom: 'dropped',
  failsAt: null,
};
