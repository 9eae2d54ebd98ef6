import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decodeText, encodeText } from '../engine/source';
import { printable } from '../messages/cli';
import type { ReportNote } from '../suite';
import { errorCode, fileProblem } from './file-problem';
import { refuse } from './refusal';

/** UTF-16 units per write. */
const PIECE = 65_536;

/** Writes a report to a file. Refuses if that fails. */
async function writeFile(file: string, report: Iterable<string>): Promise<void> {
  await sendToFile(file, piecesOf(report));
}

async function sendToFile(file: string, pieces: Iterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), createWriteStream(file));
  } catch (error) {
    refuse({ code: 'unwritable', file, problem: fileProblem(error) });
  }
}

/** Writes texts to a stream, which stays open. Ends silently if the reader closes it (`| head`). */
export async function writeStream(stream: NodeJS.WritableStream, texts: Iterable<string>): Promise<void> {
  await sendTo(stream, piecesOf(texts));
}

async function sendTo(stream: NodeJS.WritableStream, pieces: Iterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(Readable.from(pieces), stream, { end: false });
  } catch (error) {
    if (errorCode(error) !== 'EPIPE' && errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Writes a report to standard output, or to a file and only the summary to standard output. */
export async function writeReport(
  report: Iterable<string>,
  { file, summary }: { readonly file: string | null; readonly summary: string },
  output: NodeJS.WritableStream,
): Promise<void> {
  if (file === null) await writeStream(output, isTerminal(output) ? printableLines(report) : report);
  else {
    await writeFile(file, report);
    await writeStream(output, [`${summary}\n`]);
  }
}

/** Writes bytes to a file, or to standard output if `file` is null. */
export async function writeBytes(
  bytes: Uint8Array,
  file: string | null,
  output: NodeJS.WritableStream,
): Promise<void> {
  if (file === null && isTerminal(output)) await writeStream(output, printableLines([decodeText(bytes)]));
  else if (file === null) await sendTo(output, [bytes]);
  else await sendToFile(file, [bytes]);
}

/** Returns the notes for a report: none if it is a text on standard output, because standard error has them already. */
export function reportedNotes(
  notes: readonly ReportNote[],
  { format, output: file }: { readonly format: string; readonly output: string | null },
): readonly ReportNote[] {
  return format === 'text' && file === null ? [] : notes;
}

function isTerminal(stream: NodeJS.WritableStream): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}

/**
 * Removes control characters that a terminal would execute. Files and pipes get the report unchanged: its CSV
 * cells contain the URLs' control characters.
 */
function* printableLines(report: Iterable<string>): Generator<string> {
  for (const text of report) yield text.split(/\r?\n/).map(printable).join('\n');
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
