import { readSuite } from '../read-suite';
import type { Suite } from '../suite';

/** Reads a suite of these parts, adding the two fields that every suite has. */
export function suiteOf(parts: Record<string, unknown>): Suite {
  const reading = readSuite({ format: 'robots-test', version: 1, ...parts });
  if (reading.kind === 'problems') throw new Error(JSON.stringify(reading.problems));
  return reading.suite;
}
