import { asciiLowerCase } from '../../ascii';
import { FieldKind, type FieldReading } from '../dialect';

/** UTF-16 units. No dialect has a longer field name, so longer text isn't looked up. */
const LONGEST_NAME = 16;

/**
 * Creates a `FieldReading['read']` that matches whole field names, ignores case and accepts no misspelling.
 * For all dialects except Google's parser and robotparser: RFC 9309 section 2.2 (`startgroupline`, `rule`),
 * the document of 2020 ("useragent" is not supported), robotstxt.org/orig.html (field names are
 * case-insensitive).
 */
export function readFieldNamed(fields: Readonly<Record<string, FieldKind>>): FieldReading['read'] {
  const byName = new Map<string, FieldKind>(Object.entries(fields));
  /** The usual spellings, which need no case conversion. */
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

/** The fields of today's protocol. Every operator whose help mentions Sitemap lines reads them. */
const PROTOCOL_FIELDS = {
  'user-agent': FieldKind.userAgent,
  allow: FieldKind.allow,
  disallow: FieldKind.disallow,
  sitemap: FieldKind.sitemap,
} as const;

/**
 * Reads `PROTOCOL_FIELDS` and no others. One shared function, because `readAgain` compares the dialects'
 * functions by identity.
 */
export const readProtocolField = readFieldNamed(PROTOCOL_FIELDS);
