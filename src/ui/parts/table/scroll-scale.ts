/**
 * Maximum height of a scrolled box in every browser, in pixels. Firefox collapses above 17.8 million,
 * Chromium clamps at 33.5 million.
 */
export const LONGEST_SCROLL = 15_000_000;
/** Pixels at both ends of a scaled range that are scrolled one to one, so that its first and last rows scroll as usual. */
const END_BAND = 300_000;
/**
 * A scroll by more pixels than this is treated as a drag of the thumb. In a scaled range, dragging the thumb by
 * one screen pixel scrolls further than this.
 */
const JUMP = 3_000;

/**
 * The scroll position of a box: `scroll` in the browser's pixels, `top` in unscaled pixels of the rows. Equal
 * if the range is not scaled.
 */
export interface ScrollPlace {
  readonly top: number;
  readonly scroll: number;
}

/** Maps the limited scroll range of a box to rows that may be higher in total. */
export class ScrollScale {
  /** Height of the scrolled content in pixels. */
  readonly length: number;
  /** The greatest `top` and `scroll`. */
  readonly #lastTop: number;
  readonly #lastScroll: number;

  /**
   * @param height total height of all rows, in pixels
   * @param view visible height of the box, in pixels
   */
  constructor(height: number, view: number) {
    this.length = Math.min(height, LONGEST_SCROLL);
    this.#lastTop = Math.max(0, height - view);
    this.#lastScroll = Math.max(0, this.length - view);
  }

  /** True if the range is not scaled: each of its pixels is one pixel of the rows. */
  get isPlain(): boolean {
    return this.#lastTop === this.#lastScroll;
  }

  /** Returns the `top` after a jump to `scroll`. */
  topAt(scroll: number): number {
    const at = clamp(scroll, this.#lastScroll);
    if (this.isPlain || at <= END_BAND) return at;
    const left = this.#lastScroll - at;
    if (left <= END_BAND) return this.#lastTop - left;
    return END_BAND + ((at - END_BAND) / this.#middle) * (this.#lastTop - 2 * END_BAND);
  }

  /** Returns the `scroll` for a `top`. */
  scrollAt(top: number): number {
    const at = clamp(top, this.#lastTop);
    if (this.isPlain || at <= END_BAND) return at;
    const left = this.#lastTop - at;
    if (left <= END_BAND) return this.#lastScroll - left;
    return END_BAND + ((at - END_BAND) / (this.#lastTop - 2 * END_BAND)) * this.#middle;
  }

  /** Returns the place for a `top`. */
  placeOf(top: number): ScrollPlace {
    const at = clamp(Math.round(top), this.#lastTop);
    return { top: at, scroll: Math.round(this.scrollAt(at)) };
  }

  /**
   * Returns the place after the browser has scrolled the box. A wheel or a finger moves the rows pixel by
   * pixel. A dragged thumb jumps to the corresponding rows.
   */
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
