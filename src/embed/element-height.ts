/** More changes than this within `WITHIN` (ms) indicate a loop between the frame's layout and its height. */
const CHANGES = 50;
const WITHIN = 5_000;
/** Least and greatest height in CSS pixels. */
const MIN = 120;
/** Least height of a frame that gets the height of the element's content, for its own controls. */
const LEAST_OF_CONTENT = 240;
const MAX = 10_000;
/** Least height of `view="verdict"`, which is one line if there is room. */
const LINE = 44;

/** Height of the element's box and its maximum, in CSS pixels. */
export interface Height {
  auto: boolean;
  /** The height; with `auto`, the height before the frame has reported its own. Null for the height of the element's content. */
  start: number | null;
  max: number;
}

/** Reads the attributes `height` and `max-height`. `isLine` is true for `view="verdict"`, which is as high as its content by default. */
export function readHeight(height: string | null, max: string | null, isLine = false): Height {
  const auto = height === 'auto' || (isLine && height === null);
  const [min, usual] = isLine ? [LINE, LINE] : [MIN, 420];
  const limit = pixels(max, 800, min);
  const start = auto ? Math.min(usual, limit) : pixels(height, usual, min);
  return { auto, start: height === 'content' ? null : start, max: limit };
}

/** Returns the height of a frame that replaces content of this height. */
export function heightFor(content: number): number {
  return Math.min(Math.max(content, LEAST_OF_CONTENT), MAX);
}

function pixels(value: string | null, otherwise: number, min: number): number {
  return Math.min(Math.max(Number(value) || otherwise, min), MAX);
}

/**
 * Follows the height that a frame reports. The function returns the new height of the box, or the current height if it doesn't change. It stops
 * following permanently after more than 50 changes within five seconds.
 */
export function createHeightFollower(
  now: () => number,
): (reported: unknown, current: number, max: number, isLine?: boolean) => number {
  let times: number[] = [];
  return (reported, current, max, isLine) => {
    const height = Math.min(Math.max(Math.ceil(Number(reported)), isLine ? LINE : MIN), max);
    // Rejects NaN, too.
    if (!(height > 0) || height === current) return current;
    const time = now();
    // Once the list is full, it stays full.
    if (times.length <= CHANGES) times = [...times.filter((earlier) => time - earlier < WITHIN), time];
    return times.length > CHANGES ? current : height;
  };
}
