import type { Dialect } from './dialect';
import { google } from './google';

export { ACCEPTED_TYPO, type AgentName, type Dialect, FieldKind, type PathLocation } from './dialect';
export { google };

/** All dialects, in the order in which the page lists them. */
export const dialects: readonly Dialect[] = [google];
