import { policyTokenNamed } from '../catalogue/full';
import { type DialectId, dialectIds, fileKind, type ReadableFile, rawByteCount } from '../engine';
import { type CliNote, cliNote, cliNoteLine, type FileNote, printable } from '../messages/cli';
import type { ReportNote, SuiteCrawler } from '../suite';
import { inputName } from './read-input';

/** A file of the command line. */
export interface NotedFile {
  /** Its path as given; `-` for standard input. */
  readonly name: string;
  readonly file: ReadableFile;
}

/**
 * Returns what is wrong with a file. It is an error if the file isn't a robots.txt, unless `acceptsAny`. Limits of size
 * are those of `dialects`.
 */
export function notesOnFile(
  { name, file }: NotedFile,
  dialects: Iterable<DialectId>,
  acceptsAny: boolean,
): readonly ReportNote[] {
  const shown = printable(inputName(name));
  const notes = [...findNotes(shown, file, new Set(dialects), acceptsAny)];
  return notes.map((note) => {
    const isError = 'isAccepted' in note && !note.isAccepted;
    return { ...reportNote(note), level: isError ? 'error' : 'note', file: name };
  });
}

function* findNotes(
  name: string,
  file: ReadableFile,
  dialects: ReadonlySet<DialectId>,
  isAccepted: boolean,
): Generator<FileNote> {
  const kind = fileKind(file);
  if (kind === 'empty' || kind === 'comments') yield { code: kind, file: name };
  else if (kind !== 'robots.txt') return yield { code: kind, file: name, isAccepted };
  yield* limitNotes(name, file, dialects);
  const { text } = file.readBy('google');
  const bytes = rawByteCount(text);
  // With the flag u, half of a surrogate pair doesn't match.
  const first = text.search(/[\udc80-\udcff]/u);
  if (bytes > 0)
    yield { code: 'not-utf-8', file: name, bytes, line: text.slice(0, first).split('\n').length };
}

/** Yields a note for the dialects that don't read the whole file. Those that read as much share one. */
function* limitNotes(
  name: string,
  file: ReadableFile,
  dialects: ReadonlySet<DialectId>,
): Generator<FileNote> {
  const notes = new Map<string, Extract<FileNote, { readonly limit: number }>>();
  for (const id of dialectIds) {
    if (!dialects.has(id)) continue;
    const { limitCut, isTooLarge, byteLimit, byteSize, table } = file.readBy(id);
    if (limitCut === null) continue;
    const line = table.number(limitCut.line);
    const key = `${isTooLarge} ${byteLimit} ${line}`;
    const others = notes.get(key)?.dialects ?? [];
    const facts = { file: name, dialects: [...others, id], bytes: byteSize, limit: byteLimit };
    notes.set(key, isTooLarge ? { ...facts, code: 'over-limit' } : { ...facts, code: 'cut', line });
  }
  yield* notes.values();
}

/** Returns notes on crawlers that are unknown or need not obey, and on policy tokens, which their results don't show. */
export function notesOnCrawlers(crawlers: Iterable<SuiteCrawler>): readonly ReportNote[] {
  return [...crawlers].flatMap(({ name, consultation, near }) => {
    const crawler = printable(name);
    switch (consultation) {
      case 'unknown':
        return [{ ...reportNote({ code: 'unknown-crawler', crawler, near }), crawler: name }];
      case 'fetches-for-a-person':
      case 'does-not-obey':
        return [{ ...reportNote({ code: consultation, crawler }), crawler: name }];
      case 'policy-token': {
        const known = policyTokenNamed(name);
        return [{ ...reportNote({ code: consultation, crawler, known }), crawler: name }];
      }
      default:
        return [];
    }
  });
}

function reportNote(note: CliNote): ReportNote {
  return { code: note.code, level: 'note', file: null, crawler: null, text: cliNote(note) };
}

/** Returns notes as lines of a text. */
export function noteLines(notes: readonly ReportNote[]): readonly string[] {
  return notes.map(({ text, level }) => `${cliNoteLine(text, level === 'error')}\n`);
}

/** Returns whether a note makes the run fail. */
export function hasError(notes: readonly ReportNote[]): boolean {
  return notes.some(({ level }) => level === 'error');
}
