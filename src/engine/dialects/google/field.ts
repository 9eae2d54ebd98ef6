import { ACCEPTED_TYPO, FieldKind } from '../dialect';

interface FieldName {
  /** In lower case. */
  readonly name: string;
  /** A `FieldKind`, with `ACCEPTED_TYPO` if the name is a misspelling. */
  readonly reading: number;
}

/** All names, in the order in which the parser tries them (google-parser.md 4). */
export const GOOGLE_NAMES: readonly FieldName[] = [
  { name: 'user-agent', reading: FieldKind.userAgent },
  { name: 'useragent', reading: FieldKind.userAgent | ACCEPTED_TYPO },
  { name: 'user agent', reading: FieldKind.userAgent | ACCEPTED_TYPO },
  { name: 'allow', reading: FieldKind.allow },
  { name: 'disallow', reading: FieldKind.disallow },
  { name: 'dissallow', reading: FieldKind.disallow | ACCEPTED_TYPO },
  { name: 'dissalow', reading: FieldKind.disallow | ACCEPTED_TYPO },
  { name: 'disalow', reading: FieldKind.disallow | ACCEPTED_TYPO },
  { name: 'diasllow', reading: FieldKind.disallow | ACCEPTED_TYPO },
  { name: 'disallaw', reading: FieldKind.disallow | ACCEPTED_TYPO },
  { name: 'sitemap', reading: FieldKind.sitemap },
  { name: 'site-map', reading: FieldKind.sitemap | ACCEPTED_TYPO },
];

/** `GOOGLE_NAMES` indexed by the code of their first letter in lower case. */
const BY_FIRST_LETTER: readonly (readonly FieldName[])[] = Array.from({ length: 0x80 }, (_, unit) =>
  GOOGLE_NAMES.filter(({ name }) => name.charCodeAt(0) === unit),
);

/**
 * Classifies the field name text[from..to) as Google does: it only has to begin with a known name, ASCII case
 * is ignored, and some misspellings are accepted.
 */
export function readGoogleField(text: string, from: number, to: number): number {
  const names = BY_FIRST_LETTER[lowerCase(text.charCodeAt(from))];
  if (names !== undefined) {
    for (const { name, reading } of names) if (startsWithName(text, from, to, name)) return reading;
  }
  return FieldKind.unknown;
}

function startsWithName(text: string, from: number, to: number, name: string): boolean {
  if (to - from < name.length) return false;
  for (let i = 1; i < name.length; i++) {
    const unit = text.charCodeAt(from + i);
    const expected = name.charCodeAt(i);
    // Compare the unit unchanged first: most names are lower case after their first letter.
    if (unit !== expected && lowerCase(unit) !== expected) return false;
  }
  return true;
}

function lowerCase(unit: number): number {
  return unit >= 0x41 && unit <= 0x5a ? unit | 0x20 : unit;
}
