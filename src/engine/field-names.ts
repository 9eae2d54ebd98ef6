/** The fields that decide verdicts, by their names in lower case, as they are usually written. */
const DECIDING = {
  'user-agent': 'User-agent',
  disallow: 'Disallow',
  allow: 'Allow',
} as const;

/** The fields that decide no verdict but that somebody gives a meaning, in the same form. */
const OTHERS = {
  'crawl-delay': 'Crawl-delay',
  'request-rate': 'Request-rate',
  'visit-time': 'Visit-time',
  host: 'Host',
  'clean-param': 'Clean-param',
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
  license: 'License',
  noindex: 'Noindex',
  sitemap: 'Sitemap',
} as const;

/** A field that decides no verdict, in lower case. */
export type FieldName = keyof typeof OTHERS;

/** Any field that somebody gives a meaning, in lower case. */
export type KnownFieldName = FieldName | keyof typeof DECIDING;

/** The fields that decide no verdict. */
export const FIELD_NAMES = Object.keys(OTHERS) as readonly FieldName[];

/** How a field is usually written. */
export const usualSpellings: Readonly<Record<KnownFieldName, string>> = { ...DECIDING, ...OTHERS };

/** Whether a name (in lower case) is that of a field that somebody gives a meaning. */
export function isKnownFieldName(name: string): name is KnownFieldName {
  return Object.hasOwn(usualSpellings, name);
}
