/** More changes than this within `LOOP_TIME` (ms) indicate a loop between the frame's layout and its height. */
const LOOP_CHANGES = 50;
const LOOP_TIME = 5_000;
/** Least and greatest height in CSS pixels. */
const MIN = 120;
const MAX = 10_000;
/** Least height of a frame that gets the height of the element's content, for its own controls. */
const LEAST_OF_CONTENT = 240;
/** Usual height in CSS pixels of a frame with a file, of one without, and of `view="verdict"`, which is one line if there is room. */
const USUAL = 420;
const SENTENCE = 150;
const LINE = 44;

/** Height of the element's box and its limits, in CSS pixels. */
export interface HeightLimits {
  auto: boolean;
  /** The height; with `auto`, the height before the frame has reported its own. Null for the height of the element's content. */
  start: number | null;
  min: number;
  max: number;
}

/** Reads the attributes of the height. Views without a file are as high as their content by default. */
export function readHeight(
  { height, 'max-height': max }: Readonly<Partial<Record<'height' | 'max-height', string | undefined>>>,
  view: string | null,
): HeightLimits {
  const usual = view === 'verdict' ? LINE : view === 'sentence' ? SENTENCE : USUAL;
  const min = Math.min(usual, MIN);
  const auto = height === 'auto' || (usual < USUAL && height === undefined);
  const limit = pixels(max, 800, min);
  const start = auto ? Math.min(usual, limit) : pixels(height, usual, min);
  return { auto, start: height === 'content' ? null : start, min, max: limit };
}

/** Returns the height of a frame that replaces content of this height. */
export function heightFor(content: number): number {
  return Math.min(Math.max(content, LEAST_OF_CONTENT), MAX);
}

function pixels(value: string | undefined, otherwise: number, min: number): number {
  return Math.min(Math.max(Number(value) || otherwise, min), MAX);
}

/** A height in CSS pixels, and the times (ms) of its last changes. Null is the height of the element's content. */
export interface FollowedHeight {
  height: number | null;
  changes: readonly number[];
}

/** Follows the height that a frame reports at a time in ms. Stops following permanently after more than 50 changes within five seconds. */
export function followHeight(
  followed: FollowedHeight,
  reported: unknown,
  { min, max }: Pick<HeightLimits, 'min' | 'max'>,
  time: number,
): void {
  const height = Math.min(Math.max(Math.ceil(Number(reported)), min), max);
  // Rejects NaN, too. Once the list is full, it stays full.
  if (!(height > 0) || height === followed.height || followed.changes.length > LOOP_CHANGES) return;
  followed.changes = [...followed.changes.filter((earlier) => time - earlier < LOOP_TIME), time];
  if (followed.changes.length <= LOOP_CHANGES) followed.height = height;
}
