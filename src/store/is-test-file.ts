import { decodeText } from '../engine/source';

/** Number of leading bytes searched for the format of a test file. */
const HEAD = 1_000;

/** Returns whether a file is a `.robots-test.json`; no robots.txt starts like one. The schema's name may precede the format's. */
export function isTestFile(bytes: Uint8Array): boolean {
  return /^\s*\{(\s*"\$schema"\s*:\s*"[^"\\]*"\s*,)?\s*"format"\s*:\s*"robots-test"/.test(
    decodeText(bytes.subarray(0, HEAD)),
  );
}
