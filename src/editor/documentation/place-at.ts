import type { EditorState } from '@codemirror/state';
import { lineParts } from '../line-parts';

/** A part of the text that can be explained. */
export type DocumentedPlace = {
  readonly from: number;
  readonly to: number;
} & (
  | { readonly kind: 'field'; readonly name: string }
  /** A product token in a User-agent line, or `*`. */
  | { readonly kind: 'token'; readonly name: string }
  /** A `*` of a path pattern, or the `$` at its end. */
  | {
      readonly kind: 'sign';
      readonly sign: '*' | '$';
      /** 1-based. */
      readonly line: number;
      readonly pattern: string;
      /** Offset of the sign in the pattern. */
      readonly at: number;
    }
);

/** A rule in the text: its value, or its field if the value is empty. */
export interface RulePlace {
  readonly from: number;
  readonly to: number;
  /** 1-based. */
  readonly line: number;
  readonly type: 'allow' | 'disallow';
  /** The value as written; may be empty. */
  readonly written: string;
}

/** Maximum length of a name or field that is looked up, in UTF-16 units. */
const LONGEST_NAME = 200;

/** Returns the explainable place at the character after an offset, or null. */
export function placeAt(state: EditorState, offset: number): DocumentedPlace | null {
  if (offset < 0 || offset > state.doc.length) return null;
  const line = state.doc.lineAt(offset);
  const parts = lineParts(line.text);
  if (parts === null) return null;
  const at = offset - line.from;
  const { field, fieldFrom, fieldTo, valueFrom, valueTo } = parts;
  if (fieldFrom <= at && at < fieldTo) {
    const name = line.text.slice(fieldFrom, fieldTo);
    if (name.length > LONGEST_NAME) return null;
    return { kind: 'field', name, from: line.from + fieldFrom, to: line.from + fieldTo };
  }
  if (at < valueFrom || at >= valueTo) return null;
  const value = line.text.slice(valueFrom, valueTo);
  if (field === 'user-agent') {
    if (value.length > LONGEST_NAME) return null;
    return { kind: 'token', name: value, from: line.from + valueFrom, to: line.from + valueTo };
  }
  const sign = line.text[at];
  const isSign = sign === '*' || (sign === '$' && at === valueTo - 1);
  if (!isSign || (field !== 'allow' && field !== 'disallow')) return null;
  return {
    kind: 'sign',
    sign,
    line: line.number,
    pattern: value,
    at: at - valueFrom,
    from: offset,
    to: offset + 1,
  };
}

/** Returns the rule whose value is at the character after an offset, or whose field is if its value is empty; else null. */
export function rulePlaceAt(state: EditorState, offset: number): RulePlace | null {
  if (offset < 0 || offset > state.doc.length) return null;
  const rule = rulePlaceIn(state, offset);
  return rule !== null && rule.from <= offset && offset < rule.to ? rule : null;
}

/** Returns the rule in the line of an offset, or null. */
export function rulePlaceIn(state: EditorState, offset: number): RulePlace | null {
  const line = state.doc.lineAt(offset);
  const parts = lineParts(line.text);
  if (parts === null || (parts.field !== 'allow' && parts.field !== 'disallow')) return null;
  const { field, fieldFrom, fieldTo, valueFrom, valueTo } = parts;
  const [from, to] = valueFrom < valueTo ? [valueFrom, valueTo] : [fieldFrom, fieldTo];
  return {
    from: line.from + from,
    to: line.from + to,
    line: line.number,
    type: field,
    written: line.text.slice(valueFrom, valueTo),
  };
}
