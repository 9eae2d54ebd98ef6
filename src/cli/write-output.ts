import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { encodeText } from '../engine/source';
import { errorCode, fileProblem } from './file-problem';
import { refuse } from './refusal';

/** UTF-16 units per write. */
const PIECE = 65_536;

/** Writes a report to a file. Refuses if that fails. */
export async function writeFile(file: string, report: Iterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(piecesOf(report)), createWriteStream(file));
  } catch (error) {
    refuse({ code: 'unwritable', file, problem: fileProblem(error) });
  }
}

/** Writes texts to a stream, which stays open. Ends silently if the reader closes it (`| head`). */
export async function writeStream(stream: NodeJS.WritableStream, texts: Iterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(piecesOf(texts)), stream, { end: false });
  } catch (error) {
    if (errorCode(error) !== 'EPIPE' && errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Joins short texts into larger pieces and encodes them. */
function* piecesOf(texts: Iterable<string>): Generator<Uint8Array> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield encodeText(piece);
    piece = '';
  }
  if (piece !== '') yield encodeText(piece);
}
