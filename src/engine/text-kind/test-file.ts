/** Maximum number of UTF-16 units at the start that hold the format. */
const HEAD = 1_000;
/** Matches the format of a test file. The schema's name may precede it. */
const TEST_FILE = /^\s*\{(\s*"\$schema"\s*:\s*"[^"\\]*"\s*,)?\s*"format"\s*:\s*"robots-test"/;

/** Returns whether a text starts like a `.robots-test.json`. No robots.txt does. */
export function startsLikeTestFile(text: string): boolean {
  return TEST_FILE.test(text.slice(0, HEAD));
}
