import { type DialectId, dialectIds } from '../engine/dialect-ids';

/** Choices for the dialect: the crawler's own, or any dialect. */
export const dialectChoices: readonly ('own' | DialectId)[] = ['own', ...dialectIds];
