import { decodeText } from '../engine/source';

/** Bytes at the beginning of a file in which a test file names its format. */
const HEAD = 200;

/** Whether a file is meant as a `.robots-test.json`: no robots.txt begins like it. */
export function isTestFile(bytes: Uint8Array): boolean {
  return /^\s*\{\s*"format"\s*:\s*"robots-test"/.test(decodeText(bytes.subarray(0, HEAD)));
}
