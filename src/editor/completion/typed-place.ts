import type { EditorState } from '@codemirror/state';
import { lineParts } from '../line-parts';

/** The word being typed at the caret. */
export interface TypedPlace {
  readonly kind: 'field' | 'agent' | 'path' | 'sitemap';
  /** Start of the word (UTF-16 offset). */
  readonly from: number;
  /** The part of the word before the caret. */
  readonly text: string;
  /** For a field: true if its colon is already there. Otherwise always true. */
  readonly hasColon: boolean;
}

const kinds: Readonly<Record<string, TypedPlace['kind']>> = {
  'user-agent': 'agent',
  allow: 'path',
  disallow: 'path',
  sitemap: 'sitemap',
};

/** Returns the word being typed at an offset. Null in comments, in values of other fields and in the middle of words. */
export function typedPlace(state: EditorState, pos: number): TypedPlace | null {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const behind = line.text.slice(pos - line.from);
  const word = /^\s*([a-z-]*)$/i.exec(before)?.[1];
  if (word !== undefined) {
    if (!/^\s*(:|$)/.test(behind)) return null;
    return { kind: 'field', from: pos - word.length, text: word, hasColon: /^\s*:/.test(behind) };
  }
  // A value is completed only at its end.
  if (before.includes('#') || !/^\s*(#|$)/.test(behind)) return null;
  const parts = lineParts(before);
  const kind = parts === null ? undefined : kinds[parts.field];
  if (parts === null || kind === undefined) return null;
  const text = before.slice(parts.valueFrom).trimStart();
  // Whitespace ends a value.
  if (/\s/.test(text)) return null;
  return { kind, from: pos - text.length, text, hasColon: true };
}

/** Maximum number of lines searched for the start of a group. */
const MOST_LINES = 200;

/** Returns whether a User-agent line precedes this place, so that rules have a meaning here. */
export function isInGroup(state: EditorState, pos: number): boolean {
  const { number } = state.doc.lineAt(pos);
  for (let line = number - 1; line >= Math.max(1, number - MOST_LINES); line--) {
    if (lineParts(state.doc.line(line).text)?.field === 'user-agent') return true;
  }
  return false;
}
