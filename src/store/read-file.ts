import { bytesDocument } from './bytes-document';
import type { DocumentContent } from './document';
import { isTestFile } from './is-test-file';
import type { Notice } from './notice';
import type { SharedState } from './share/shared-state';
import type { ArrivedQuestion } from './state';

/** Maximum size of a file in bytes: twenty times what Google reads. */
const LARGEST_FILE = 10_000_000;

/** The content of a file. `test` has the question and the view of a test file; null for any other file. */
export interface ReadFile {
  readonly content: DocumentContent;
  readonly test: { readonly question: ArrivedQuestion; readonly view: SharedState['view'] } | null;
}

/** The reason why a file could not be read. */
export type FileProblem = Extract<
  Notice,
  { kind: 'file-too-large' | 'file-unreadable' | 'test-file-refused' }
>;

/** Reads a file that was chosen or dropped. Never rejects. */
export async function readFile(file: File): Promise<ReadFile | FileProblem> {
  const { name, size } = file;
  if (size > LARGEST_FILE) return { kind: 'file-too-large', name, bytes: size, limit: LARGEST_FILE };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const origin = { kind: 'file', name } as const;
    if (!isTestFile(bytes)) return { content: bytesDocument(bytes, origin), test: null };
    const { arrivalOf, readTestFile } = await import('./share');
    const shared = readTestFile(bytes);
    if (shared === null) return { kind: 'test-file-refused', name };
    const { content, question } = arrivalOf(shared);
    return { content: { ...content, origin }, test: { question, view: shared.view } };
  } catch {
    // A folder, a file on a drive that was removed, or `./share` could not be loaded.
    return { kind: 'file-unreadable', name };
  }
}
