/** More changes than this within this time (milliseconds) are a loop between the frame's layout and its height. */
const CHANGES = 50;
const WITHIN = 5_000;
const MIN_AUTO = 120;

/** Height of the element's box, and the largest that it may grow to, in CSS pixels. */
export interface Height {
  auto: boolean;
  /** The height, or the one before the frame has told its own. */
  start: number;
  max: number;
}

/** Reads the attributes `height` and `max-height`. */
export function readHeight(height: string | null, max: string | null): Height {
  const auto = height === 'auto';
  const limit = pixels(max, 800);
  return { auto, start: auto ? Math.min(420, limit) : pixels(height, 420), max: limit };
}

function pixels(value: string | null, otherwise: number): number {
  return Math.max(Number(value) || otherwise, MIN_AUTO);
}

/**
 * Follows the height that a frame tells: gives the box's new height, which is the current one where it stays. It stops for good where the height changes
 * more than 50 times within five seconds.
 */
export function createHeightFollower(
  now: () => number,
): (reported: unknown, current: number, max: number) => number {
  let times: number[] = [];
  return (reported, current, max) => {
    const height = Math.min(Math.max(Math.ceil(Number(reported)), MIN_AUTO), max);
    // Not a number is not equal to anything.
    if (!(height > 0) || height === current) return current;
    const time = now();
    // Once it is full it stays full.
    if (times.length <= CHANGES) times = [...times.filter((earlier) => time - earlier < WITHIN), time];
    return times.length > CHANGES ? current : height;
  };
}
