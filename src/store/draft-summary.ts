import { byteLength } from '../engine/source';
import type { Draft } from './draft';
import { cutText, oneLine } from './draft-name';

/** What the list of drafts shows of a draft; kept beside it, so that the list needs no text. */
export interface DraftSummary extends Pick<Draft, 'name' | 'savedAt' | 'origin'> {
  /** The first line with something to read in it, at most `LONGEST_FIRST_LINE` units; empty where there is none. */
  readonly firstLine: string;
  /** Size of the file in bytes. */
  readonly bytes: number;
}

/** UTF-16 units of a first line at most. */
export const LONGEST_FIRST_LINE = 80;

/** How far into a text a first line is looked for, in UTF-16 units. */
const LOOKED_AT = 4_000;

/** What the list shows of this draft. */
export function summaryOf(draft: Omit<DraftSummary, 'firstLine' | 'bytes'> & DraftText): DraftSummary {
  const { name, savedAt, origin, text } = draft;
  return { name, savedAt, origin, firstLine: firstLineOf(text), bytes: sizeOf(draft) };
}

/** The parts of a draft that its file is made of. */
type DraftText = Pick<Draft, 'text' | 'bytes' | 'lineEnd' | 'bom'>;

/** The first line that holds a letter or a digit. */
function firstLineOf(text: string): string {
  for (const line of text.slice(0, LOOKED_AT).split('\n')) {
    if (/[\p{L}\p{N}]/u.test(line)) return cutText(oneLine(line), LONGEST_FIRST_LINE);
  }
  return '';
}

function sizeOf({ text, bytes, lineEnd, bom }: DraftText): number {
  if (bytes !== null) return bytes.length;
  const carriageReturns = lineEnd === 'crlf' ? text.split('\n').length - 1 : 0;
  return byteLength(text) + carriageReturns + (bom ? 3 : 0);
}
