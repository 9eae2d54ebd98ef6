import type { EditorState } from '@codemirror/state';
import { lineParts } from '../line-parts';

/** What is being written at the caret. */
export interface TypedPlace {
  readonly kind: 'field' | 'agent' | 'path' | 'sitemap';
  /** Where it begins, as an offset in the text … */
  readonly from: number;
  /** … and what of it stands in front of the caret. */
  readonly text: string;
  /** For a field: whether its colon is there already. */
  readonly hasColon: boolean;
}

const kinds: Readonly<Record<string, TypedPlace['kind']>> = {
  'user-agent': 'agent',
  allow: 'path',
  disallow: 'path',
  sitemap: 'sitemap',
};

/** What is being written at an offset; null where there is nothing to complete: in comments, in other values and in the middle of words. */
export function typedPlace(state: EditorState, pos: number): TypedPlace | null {
  const line = state.doc.lineAt(pos);
  const before = line.text.slice(0, pos - line.from);
  const behind = line.text.slice(pos - line.from);
  const word = /^\s*([a-z-]*)$/i.exec(before)?.[1];
  if (word !== undefined) {
    if (!/^\s*(:|$)/.test(behind)) return null;
    return { kind: 'field', from: pos - word.length, text: word, hasColon: /^\s*:/.test(behind) };
  }
  // A value is completed at its end alone.
  if (before.includes('#') || !/^\s*(#|$)/.test(behind)) return null;
  const parts = lineParts(before);
  const kind = parts === null ? undefined : kinds[parts.field];
  if (parts === null || kind === undefined) return null;
  const text = before.slice(parts.valueFrom).trimStart();
  // White space ends a value.
  if (/\s/.test(text)) return null;
  return { kind, from: pos - text.length, text, hasColon: true };
}

/** Lines that are looked through for the group of a line. */
const MOST_LINES = 200;

/** Whether a User-agent line stands above, so that rules mean something here. */
export function isInGroup(state: EditorState, pos: number): boolean {
  const { number } = state.doc.lineAt(pos);
  for (let line = number - 1; line >= Math.max(1, number - MOST_LINES); line--) {
    if (lineParts(state.doc.line(line).text)?.field === 'user-agent') return true;
  }
  return false;
}
