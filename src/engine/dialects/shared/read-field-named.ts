import { asciiLowerCase } from '../../match/ascii';
import { FieldKind, type FieldReading } from '../dialect';

/** Longer text is no field of any dialect, so it is not looked at. */
const LONGEST_NAME = 16;

/**
 * A reader that knows fields by their whole name, ignoring case, and accepts no misspelling. All dialects but Google's parser: RFC 9309 section
 * 2.2 (`startgroupline`, `rule`), the document of 2020 ("useragent" is not supported), robotstxt.org/orig.html (field names are
 * case-insensitive).
 */
export function readFieldNamed(fields: Readonly<Record<string, FieldKind>>): FieldReading['read'] {
  const byName = new Map<string, FieldKind>(Object.entries(fields));
  /** The usual spellings, which need no other case. */
  const asWritten = new Map(
    [...byName].flatMap(([name, kind]) => [[name, kind] as const, [titled(name), kind] as const]),
  );
  return (text, from, to) => {
    if (to - from > LONGEST_NAME) return FieldKind.unknown;
    const written = text.slice(from, to);
    return asWritten.get(written) ?? byName.get(asciiLowerCase(written)) ?? FieldKind.unknown;
  };
}

function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The fields of today's protocol; sitemap lines are read by all who name them in their help. */
export const PROTOCOL_FIELDS = {
  'user-agent': FieldKind.userAgent,
  allow: FieldKind.allow,
  disallow: FieldKind.disallow,
  sitemap: FieldKind.sitemap,
} as const;

/** Reads these names and no others. One function, so that dialects that read alike can be told (lint/lint-file.ts). */
export const readProtocolField = readFieldNamed(PROTOCOL_FIELDS);
