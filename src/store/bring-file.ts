import { decodeText } from '../engine/source';
import { SNIFFED_BYTES } from '../url-lists/import/first-bytes';
import { readStart, type SourceStart } from '../url-lists/import/read-start';

/**
 * Returns the start of a file, with the kind that a pasted text of the same content has. Null if the file can't be read. A separate entry
 * point, because few visits bring a file.
 */
export async function startOfFile(file: File): Promise<SourceStart | null> {
  try {
    return await readStart(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()), nextTurn);
  } catch {
    return null;
  }
}

/** Bytes of a file that are read as a server's answer: more than `readCurl` accepts. */
const LONGEST_ANSWER = 10_000_000;

/** Returns the text of a server's answer in a file, with its own line ends. Rejects if the file can't be read. */
export async function answerInFile(file: File, encoding: SourceStart['encoding']): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_ANSWER).arrayBuffer());
  return encoding === 'utf-8' ? decodeText(bytes) : new TextDecoder(encoding).decode(bytes);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
