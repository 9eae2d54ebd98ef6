import { LONGEST_START } from '../../engine/text-kind';
import { UnpackedGzip } from './unpacked-gzip';

/** Bytes to read from the start of a source, and to examine after unpacking it. */
export const SNIFFED_BYTES = LONGEST_START;

/** The start of a source. */
export interface FirstBytes {
  readonly packed: boolean;
  /** Unpacked if `packed`. */
  readonly bytes: Uint8Array;
}

/** Unpacks the start of a source if it is compressed with gzip. */
export async function firstBytes(start: Uint8Array, nextTurn: () => Promise<void>): Promise<FirstBytes> {
  const packed = start[0] === 0x1f && start[1] === 0x8b;
  if (!packed) return { packed, bytes: start.subarray(0, SNIFFED_BYTES) };
  const bytes = new Uint8Array(SNIFFED_BYTES);
  let length = 0;
  for await (const part of new UnpackedGzip([start], nextTurn)) {
    const room = part.subarray(0, SNIFFED_BYTES - length);
    bytes.set(room, length);
    length += room.length;
    if (length === SNIFFED_BYTES) break;
  }
  return { packed, bytes: bytes.subarray(0, length) };
}
