import type { Dialect } from './dialect';
import { google } from './google';

export type { Dialect, DialectId } from './dialect';
export { google };

/** All dialects, in the order in which the page lists them. */
export const dialects: readonly Dialect[] = [google];
