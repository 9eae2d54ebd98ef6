import { FieldKind } from '../dialect';
import { strip } from './white-space';

const KINDS: ReadonlyMap<string, FieldKind> = new Map([
  ['user-agent', FieldKind.userAgent],
  ['disallow', FieldKind.disallow],
  ['allow', FieldKind.allow],
  ['crawl-delay', FieldKind.closing],
  ['request-rate', FieldKind.closing],
  ['sitemap', FieldKind.sitemap],
]);

/** Normalises a field as robotparser compares it: `.strip().lower()`. */
export function fieldName(field: string): string {
  return strip(field).toLowerCase();
}

/**
 * Returns the `FieldKind` of the name text[from..to). crawl-delay and request-rate act as rules in the state
 * machine: a user-agent line after them begins a new entry.
 */
export function readPythonField(text: string, from: number, to: number): FieldKind {
  return KINDS.get(fieldName(text.slice(from, to))) ?? FieldKind.unknown;
}
