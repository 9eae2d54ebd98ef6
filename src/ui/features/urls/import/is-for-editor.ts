import { startOfFile } from '../../../../store/bring-file';

/** Kinds of files that aren't lists, but that the page opens. */
const OPENED: readonly (string | undefined)[] = ['robots', 'answer', 'test-file'];

/**
 * Returns whether a file dropped onto the URLs view belongs to the editor: a robots.txt, a server's answer or a test file, or a file
 * called robots. For any other file, the import dialog first shows what it is.
 */
export async function isForEditor(file: File): Promise<boolean> {
  // A file that can't be read is reported by the code that opens it.
  return /robots/i.test(file.name) || OPENED.includes((await startOfFile(file))?.kind.kind);
}
