import { decodeText } from '../engine/source';
import { startsLikeTestFile } from '../engine/text-kind';

/** Number of leading bytes searched for the format of a test file. */
const HEAD = 1_000;

/** Returns whether a file is a `.robots-test.json`; no robots.txt starts like one. */
export function isTestFile(bytes: Uint8Array): boolean {
  return startsLikeTestFile(decodeText(bytes.subarray(0, HEAD)));
}
