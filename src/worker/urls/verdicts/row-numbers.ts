/** Rows of a list in some order, by their numbers; null for all of them in the order of the list, however many there are by now. */
export type RowNumbers = Uint32Array<ArrayBuffer> | null;
