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
export type ReadFileProblem = Extract<
  Notice,
  { kind: 'file-too-large' | 'file-unreadable' | 'file-unread' | 'test-file-refused' }
>;

/** Reads a file that was chosen or dropped. Never rejects. */
export async function readFile(file: File): Promise<ReadFile | ReadFileProblem> {
  const { name, size } = file;
  if (size > LARGEST_FILE) return { kind: 'file-too-large', name, bytes: size, limit: LARGEST_FILE };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const origin = { kind: 'file', name } as const;
    if (!isTestFile(bytes)) return { content: bytesDocument(bytes, origin), test: null };
    const share = await import('./share').catch(() => null);
    if (share === null) return { kind: 'file-unread', name };
    const shared = share.readTestFile(bytes);
    if (shared === null) return { kind: 'test-file-refused', name };
    const { content, question } = share.arrivalOf(shared);
    return { content: { ...content, origin }, test: { question, view: shared.view } };
  } catch {
    // A folder, or a file on a drive that was removed.
    return { kind: 'file-unreadable', name };
  }
}
