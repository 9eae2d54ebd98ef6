import { createReadStream } from 'node:fs';
import { joinBytes } from '../engine/source';
import { type CliRefusal, cliStandardInput } from '../messages/cli';
import { fileProblem } from './file-problem';
import { refuse } from './refusal';

/** Maximum size of a robots.txt in bytes: as much as the page opens, twenty times as much as Google reads. */
const LARGEST_ROBOTS = 10_000_000;

/** Matches an address that web crawlers fetch. */
const ADDRESS = /^(?:https?|ftp):\/\//i;

/** Bounds for the content of a file. */
interface Bounds {
  /** Maximum number of bytes. */
  readonly limit: number;
  /** Returns the reason to stop reading, if there is one. Called with the next bytes. */
  readonly objection?: (part: Uint8Array) => CliRefusal | null;
}

/** Reads the bytes of a robots.txt. `-` reads `input`, which is standard input. */
export async function readRobots(file: string, input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return await readInput(file, input, { limit: LARGEST_ROBOTS });
}

/**
 * Reads the bytes of a file, which may be a pipe, or of `input` if `file` is `-`. Refuses a file that can't be read or
 * exceeds the bounds.
 */
export async function readInput(
  file: string,
  input: AsyncIterable<Uint8Array>,
  { limit, objection }: Bounds,
): Promise<Uint8Array> {
  const name = inputName(file);
  const parts: Uint8Array[] = [];
  let length = 0;
  let refusal: CliRefusal | null = null;
  try {
    for await (const part of file === '-' ? input : createReadStream(file)) {
      length += part.length;
      refusal = length > limit ? { code: 'too-large', file: name, limit } : (objection?.(part) ?? null);
      if (refusal !== null) break;
      parts.push(part);
    }
  } catch (error) {
    const problem = fileProblem(error);
    return refuse(
      problem === 'missing' && ADDRESS.test(file)
        ? { code: 'address', file }
        : { code: 'unreadable', file: name, problem },
    );
  }
  return refusal === null ? joinBytes(parts) : refuse(refusal);
}

/** Returns the name of a file of the command line in messages. */
export function inputName(file: string): string {
  return file === '-' ? cliStandardInput : file;
}
