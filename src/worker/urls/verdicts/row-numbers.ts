/** Row numbers of a list, in any order; null for all rows in list order, including rows added later. */
export type RowNumbers = Uint32Array<ArrayBuffer> | null;
