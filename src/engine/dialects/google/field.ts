import { ACCEPTED_TYPO, FieldKind } from '../dialect';

/** Names by their first letter, in the order in which the parser tries them (google-parser.md 4). */
const NAMES: Readonly<Record<string, readonly (readonly [name: string, reading: number])[]>> = {
  u: [
    ['user-agent', FieldKind.userAgent],
    ['useragent', FieldKind.userAgent | ACCEPTED_TYPO],
    ['user agent', FieldKind.userAgent | ACCEPTED_TYPO],
  ],
  a: [['allow', FieldKind.allow]],
  d: [
    ['disallow', FieldKind.disallow],
    ['dissallow', FieldKind.disallow | ACCEPTED_TYPO],
    ['dissalow', FieldKind.disallow | ACCEPTED_TYPO],
    ['disalow', FieldKind.disallow | ACCEPTED_TYPO],
    ['diasllow', FieldKind.disallow | ACCEPTED_TYPO],
    ['disallaw', FieldKind.disallow | ACCEPTED_TYPO],
  ],
  s: [
    ['sitemap', FieldKind.sitemap],
    ['site-map', FieldKind.sitemap | ACCEPTED_TYPO],
  ],
};

/** The same names by the code of their first letter, both cases. */
const BY_UNIT: (readonly (readonly [name: string, reading: number])[] | undefined)[] = [];
for (const [letter, names] of Object.entries(NAMES)) {
  BY_UNIT[letter.charCodeAt(0)] = names;
  BY_UNIT[letter.toUpperCase().charCodeAt(0)] = names;
}

/** What the field text[from..to) is to Google: only its start counts, ignoring ASCII case, and some misspellings are accepted. */
export function readField(text: string, from: number, to: number): number {
  const names = BY_UNIT[text.charCodeAt(from)];
  if (names !== undefined) {
    for (const [name, reading] of names) if (startsWithName(text, from, to, name)) return reading;
  }
  return FieldKind.unknown;
}

function startsWithName(text: string, from: number, to: number, name: string): boolean {
  if (to - from < name.length) return false;
  for (let i = 1; i < name.length; i++) {
    let unit = text.charCodeAt(from + i);
    if (unit >= 0x41 && unit <= 0x5a) unit |= 0x20;
    if (unit !== name.charCodeAt(i)) return false;
  }
  return true;
}
