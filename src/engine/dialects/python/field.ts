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

/** A field in the form that robotparser compares: `.strip().lower()`. */
export function fieldName(field: string): string {
  return strip(field).toLowerCase();
}

/** FieldKind of the name text[from..to). crawl-delay and request-rate count as rules to the state machine: a user-agent line behind them begins a new entry. */
export function readField(text: string, from: number, to: number): FieldKind {
  return KINDS.get(fieldName(text.slice(from, to))) ?? FieldKind.unknown;
}
