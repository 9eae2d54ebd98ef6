import type { PolicyToken } from '../../catalogue/policy-tokens';
import type { DialectId, ForeignKind } from '../../engine';
import { dialectName } from '../../engine/dialect-ids';
import { anyOf, count, formatNumber, listed } from './intl';
import { preferenceSource } from './policy-token';

/** Something the command says besides its results. */
export type CliNote = FileNote | CliCrawlerNote;

/** A note about a file. `file`: its name as given. */
export type FileNote = { readonly file: string } & (
  | { readonly code: ForeignKind; readonly isAccepted: boolean }
  | { readonly code: 'empty' | 'comments' }
  /** Dialects that read only the first `limit` bytes, up to `line`. */
  | {
      readonly code: 'cut';
      readonly dialects: readonly DialectId[];
      readonly bytes: number;
      readonly limit: number;
      readonly line: number;
    }
  /** Dialects that ignore the whole file because it has more than `limit` bytes. */
  | {
      readonly code: 'over-limit';
      readonly dialects: readonly DialectId[];
      readonly bytes: number;
      readonly limit: number;
    }
  /** Number of bytes, and the line of the first one. */
  | { readonly code: 'not-utf-8'; readonly bytes: number; readonly line: number }
);

/** A note about a crawler, which its results don't show. */
export type CliCrawlerNote = { readonly crawler: string } & (
  | { readonly code: 'unknown-crawler'; readonly near: readonly string[] }
  | { readonly code: 'fetches-for-a-person' | 'does-not-obey' }
  /** `known`: null if no source names the token. */
  | { readonly code: 'policy-token'; readonly known: PolicyToken | null }
);

/** The sentences of a note, in one line. */
export function cliNote(note: CliNote): string {
  switch (note.code) {
    case 'web-page':
      return foreign(note, 'a web page', 'A server may have sent an error or login page instead.');
    case 'xml':
      return foreign(note, 'XML', 'A server may have sent an error instead.');
    case 'json':
      return foreign(note, 'JSON', 'A server may have sent an error instead.');
    case 'utf-16':
      return foreign(note, 'text in UTF-16, in which Google finds no rules', 'Save it as UTF-8.');
    case 'binary':
      return foreign(
        note,
        'binary data, such as a picture or a compressed file, without a field that a crawler reads',
        'Decompress it, or choose another file.',
      );
    case 'no-field':
      return foreign(
        note,
        'text without a field that a crawler reads, such as User-agent, Disallow or Sitemap',
        'Check the spelling.',
      );
    case 'empty':
      return `${note.file} is empty. It blocks nothing.`;
    case 'comments':
      return `${note.file} contains only comments. It blocks nothing.`;
    case 'cut':
      return `${note.file} has ${count(note.bytes, 'byte')}. ${readers(note.dialects, 'reads', 'read')} only the first ${formatNumber(note.limit)}, which end in line ${formatNumber(note.line)}. Make the file smaller.`;
    case 'over-limit':
      return `${note.file} has ${count(note.bytes, 'byte')}. ${readers(note.dialects, 'ignores', 'ignore')} a file of more than ${formatNumber(note.limit)}, so everything is allowed. Make the file smaller.`;
    case 'not-utf-8':
      return `${note.file} contains ${count(note.bytes, 'byte')} that ${note.bytes === 1 ? "isn't" : "aren't"} UTF-8, ${note.bytes === 1 ? '' : 'the first '}in line ${formatNumber(note.line)}. Rules with such bytes may not match the URLs you mean. Save the file as UTF-8.`;
    case 'unknown-crawler':
      return `"${note.crawler}" isn't a known crawler. ${note.near.length > 0 ? `Did you mean ${anyOf(note.near)}? ` : ''}Its name is used as given.`;
    case 'does-not-obey':
      return `${note.crawler} doesn't obey robots.txt. A file can only ask it to stay away.`;
    case 'fetches-for-a-person':
      return `${note.crawler} opens pages when a person asks, so robots.txt may not apply. A file can only ask it to stay away.`;
    case 'policy-token':
      return `${note.crawler} isn't a crawler. ${preferenceSource(note.known)}`;
  }
}

/** A note as a line of a text. */
export function cliNoteLine(text: string, isError: boolean): string {
  return `${isError ? 'Error' : 'Note'}: ${text}`;
}

function foreign(
  { file, isAccepted }: Extract<FileNote, { isAccepted: boolean }>,
  kind: string,
  advice: string,
): string {
  const todo = isAccepted ? '--accept-any allows it.' : `${advice} To use it anyway, add --accept-any.`;
  return `${file} isn't a robots.txt. It's ${kind}. ${todo}`;
}

function readers(dialects: readonly DialectId[], one: string, several: string): string {
  return `${listed(dialects.map(dialectName))} ${dialects.length === 1 ? one : several}`;
}
