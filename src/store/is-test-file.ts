import { decodeText } from '../engine/source';

/** Bytes at the beginning of a file in which a test file names its format. */
const HEAD = 1_000;

/** Whether a file is meant as a `.robots-test.json`: no robots.txt begins like it. The name of its schema may stand before that of its format. */
export function isTestFile(bytes: Uint8Array): boolean {
  return /^\s*\{(\s*"\$schema"\s*:\s*"[^"\\]*"\s*,)?\s*"format"\s*:\s*"robots-test"/.test(
    decodeText(bytes.subarray(0, HEAD)),
  );
}
