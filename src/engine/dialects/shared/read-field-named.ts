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
  const byName = new Map(Object.entries(fields));
  return (text, from, to) =>
    to - from > LONGEST_NAME
      ? FieldKind.unknown
      : (byName.get(asciiLowerCase(text.slice(from, to))) ?? FieldKind.unknown);
}

/** The fields of today's protocol; sitemap lines are read by all who name them in their help. */
export const PROTOCOL_FIELDS = {
  'user-agent': FieldKind.userAgent,
  allow: FieldKind.allow,
  disallow: FieldKind.disallow,
  sitemap: FieldKind.sitemap,
} as const;
