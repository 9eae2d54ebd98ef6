import { createReadStream } from 'node:fs';
import { joinBytes } from '../engine/source';
import { cliStandardInput } from '../messages/cli';
import { fileProblem } from './file-problem';
import { refuse } from './refusal';

/** Maximum size of a robots.txt in bytes: as much as the page opens, twenty times as much as Google reads. */
const LARGEST_ROBOTS = 10_000_000;

/** Reads the bytes of a robots.txt. `-` reads `input`, which is standard input. */
export async function readRobots(file: string, input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  return file === '-'
    ? await readStream(input, cliStandardInput, LARGEST_ROBOTS)
    : await readInput(file, LARGEST_ROBOTS);
}

/**
 * Reads the bytes of a file, which may be a pipe. Refuses a file that can't be read or has more than `limit`
 * bytes.
 */
export async function readInput(file: string, limit: number): Promise<Uint8Array> {
  return await readStream(createReadStream(file), file, limit);
}

/** Reads the bytes of a stream. `name` is used in error messages. */
async function readStream(
  stream: AsyncIterable<Uint8Array>,
  name: string,
  limit: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of stream) {
      length += part.length;
      if (length > limit) break;
      parts.push(part);
    }
  } catch (error) {
    return refuse({ code: 'unreadable', file: name, problem: fileProblem(error) });
  }
  if (length > limit) return refuse({ code: 'too-large', file: name, limit });
  return joinBytes(parts);
}
