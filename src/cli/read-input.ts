import { createReadStream } from 'node:fs';
import { joinBytes } from '../engine/source';
import { fileProblem } from './file-problem';
import { refuse } from './refusal';

/**
 * Reads the bytes of a file, which may be a pipe. Refuses a file that can't be read or has more than `limit`
 * bytes.
 */
export async function readInput(file: string, limit: number): Promise<Uint8Array> {
  return await readStream(createReadStream(file), file, limit);
}

/** Reads the bytes of a stream. `name` is used in error messages. */
export async function readStream(
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
