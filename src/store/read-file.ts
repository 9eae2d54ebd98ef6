import type { SourceStart } from '../url-lists/import/read-start';
import { viewPart } from './arrival-part';
import { bytesDocument } from './bytes-document';
import type { DocumentContent } from './document';
import type { DocumentOpener } from './document-opener';
import type { Notice } from './notice';
import { questionPart } from './question-part';
import type { SharedState } from './share/shared-state';
import type { ArrivedQuestion } from './state';
import type { StateWriter } from './state-writer';

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
  { kind: 'file-too-large' | 'file-unreadable' | 'file-unread' | 'file-packed' | 'test-file-refused' }
>;

/** The part of a file's start that decides how the file is read. `startOfFile` returns it; embedded pages, which open no files, don't carry that code. */
export type FileStart = Pick<SourceStart, 'packed' | 'kind'>;

/** Opens a file that was chosen or dropped; see `TesterActions.openFile`. */
export async function openChosenFile(
  { store }: StateWriter,
  opener: DocumentOpener,
  file: File,
  start: FileStart | null,
): Promise<void> {
  const read = await readFile(file, start);
  if ('kind' in read) {
    store.setState({ notice: read });
    return;
  }
  const { content, test } = read;
  const { list, catalogue } = store.getState();
  // The file may be another version of the current one, so the question stays: crawler, URL, and the list
  // of URLs with its expectations.
  if (test === null) opener.openOwn(content, { list });
  else opener.open(content, { ...questionPart(test.question, catalogue), ...viewPart(test.view) });
}

/** Reads a file that was chosen or dropped, as the kind of its start; without one as a robots.txt. Refuses compressed files. Never rejects. */
export async function readFile(file: File, start: FileStart | null): Promise<ReadFile | ReadFileProblem> {
  const { name, size } = file;
  if (size > LARGEST_FILE) return { kind: 'file-too-large', name, bytes: size, limit: LARGEST_FILE };
  try {
    if (start?.packed === true) return { kind: 'file-packed', name };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const origin = { kind: 'file', name } as const;
    if (start?.kind.kind !== 'test-file') return { content: bytesDocument(bytes, origin), test: null };
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
