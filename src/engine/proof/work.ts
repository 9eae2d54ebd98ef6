/** Work after which a step should end, about 1 ms: a number of compared characters. */
const WORK_PER_SLICE = 100_000;

/** Counts work, an upper bound of the characters compared, so that long work can pause. */
export class Work {
  count = 0;
  #nextSlice = WORK_PER_SLICE;

  /** True once enough work has been done since the last time that the caller should pause. */
  get isDue(): boolean {
    if (this.count < this.#nextSlice) return false;
    this.#nextSlice = this.count + WORK_PER_SLICE;
    return true;
  }
}
