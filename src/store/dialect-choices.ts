import { type DialectId, dialectIds } from '../engine/dialect-ids';

/** Ways to read the file that can be chosen: as the crawler does, or as any dialect does. */
export const dialectChoices: readonly ('own' | DialectId)[] = ['own', ...dialectIds];
