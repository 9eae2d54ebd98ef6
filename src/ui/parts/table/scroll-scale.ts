/** Pixels that a scrolled box may be high in every browser: Firefox collapses above 17.8 million, Chromium clamps at 33.5. */
export const LONGEST_SCROLL = 15_000_000;
/** Pixels at both ends of a longer list that are scrolled one by one, so that its first and last rows are reached as those of any list. */
const END_BAND = 300_000;
/** A scroll by more pixels than this at once is a jump: of a dragged thumb, of which each pixel of a screen is more in a scaled range. */
const JUMP = 3_000;

/** Where a box is scrolled to: `scroll` as the browser counts, `top` in the pixels that all rows would have. Equal where the range is not scaled. */
export interface ScrollPlace {
  readonly top: number;
  readonly scroll: number;
}

/** How the scroll range of a box of bounded height stands for rows that may be higher. */
export class ScrollScale {
  /** Pixels that the scrolled content has. */
  readonly length: number;
  /** The greatest `top` and `scroll`. */
  readonly #lastTop: number;
  readonly #lastScroll: number;

  /** @param height of all rows, and @param view what of them the box shows; both in pixels. */
  constructor(height: number, view: number) {
    this.length = Math.min(height, LONGEST_SCROLL);
    this.#lastTop = Math.max(0, height - view);
    this.#lastScroll = Math.max(0, this.length - view);
  }

  /** Whether every pixel of the rows has one of its own. */
  get isPlain(): boolean {
    return this.#lastTop === this.#lastScroll;
  }

  /** What stands at the upper edge of the box when it is scrolled to `scroll` at once. */
  topAt(scroll: number): number {
    const at = clamp(scroll, this.#lastScroll);
    if (this.isPlain || at <= END_BAND) return at;
    const left = this.#lastScroll - at;
    if (left <= END_BAND) return this.#lastTop - left;
    return END_BAND + ((at - END_BAND) / this.#middle) * (this.#lastTop - 2 * END_BAND);
  }

  /** To where the box is scrolled when `top` stands at its upper edge. */
  scrollAt(top: number): number {
    const at = clamp(top, this.#lastTop);
    if (this.isPlain || at <= END_BAND) return at;
    const left = this.#lastTop - at;
    if (left <= END_BAND) return this.#lastScroll - left;
    return END_BAND + ((at - END_BAND) / (this.#lastTop - 2 * END_BAND)) * this.#middle;
  }

  /** The place for a `top`. */
  placeOf(top: number): ScrollPlace {
    const at = clamp(Math.round(top), this.#lastTop);
    return { top: at, scroll: Math.round(this.scrollAt(at)) };
  }

  /** Where the box is after the browser scrolled it: a wheel or a finger moves the rows pixel by pixel, a dragged thumb goes to its part of them. */
  moved({ top, scroll: before }: ScrollPlace, scroll: number): ScrollPlace {
    const delta = scroll - before;
    const isAtEdge = scroll <= 0 || scroll >= this.#lastScroll;
    if (this.isPlain || isAtEdge || Math.abs(delta) > JUMP) return { top: this.topAt(scroll), scroll };
    return { top: clamp(top + delta, this.#lastTop), scroll };
  }

  get #middle(): number {
    return this.#lastScroll - 2 * END_BAND;
  }
}

function clamp(value: number, last: number): number {
  return Math.min(Math.max(value, 0), last);
}
