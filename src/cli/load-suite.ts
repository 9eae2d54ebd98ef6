import { decodeText } from '../engine/source';
import { readSuite, type Suite } from '../suite';
import { readInput } from './read-input';
import { refuse } from './refusal';

/** The most bytes of a suite. */
const LARGEST_SUITE = 50_000_000;

/** Reads a suite from a file. */
export async function loadSuite(file: string): Promise<Suite> {
  const text = decodeText(await readInput(file, LARGEST_SUITE));
  const reading = readSuite(parsed(text, file));
  if (reading.kind === 'suite') return reading.suite;
  const { problems, count } = reading;
  return refuse({ code: 'invalid-suite', file, problems, count });
}

function parsed(text: string, file: string): unknown {
  try {
    // Some editors write a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refuse({ code: 'not-json', file });
  }
}
