import { byteLength } from '../engine/source';
import type { Draft } from './draft';
import { cutText, oneLine } from './draft-name';

/**
 * Data of a draft for the list of drafts. Stored next to the draft, so that the list doesn't load its text.
 */
export interface DraftSummary extends Pick<Draft, 'name' | 'savedAt' | 'origin'> {
  /** The first line with a letter or digit, at most `LONGEST_FIRST_LINE` units; empty if there is none. */
  readonly firstLine: string;
  /** Size of the file in bytes. */
  readonly bytes: number;
}

/** Maximum length of a first line, in UTF-16 units. */
export const LONGEST_FIRST_LINE = 80;

/** Maximum number of UTF-16 units of the text searched for the first line. */
const LOOKED_AT = 4_000;

/** Summarises a draft for the list. */
export function summaryOf(draft: Omit<DraftSummary, 'firstLine' | 'bytes'> & DraftText): DraftSummary {
  const { name, savedAt, origin, text } = draft;
  return { name, savedAt, origin, firstLine: firstLineOf(text), bytes: sizeOf(draft) };
}

/** The parts of a draft that make up its file. */
type DraftText = Pick<Draft, 'text' | 'bytes' | 'lineEnd' | 'bom'>;

/** Returns the first line with a letter or a digit. */
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
