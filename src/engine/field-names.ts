/** Fields that decide verdicts: lower-case name to usual spelling. */
const DECIDING = {
  'user-agent': 'User-agent',
  disallow: 'Disallow',
  allow: 'Allow',
} as const;

/** Known fields that decide no verdict: lower-case name to usual spelling. */
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

/** Lower-case name of a known field that decides no verdict. */
export type FieldName = keyof typeof OTHERS;

/** Lower-case name of any field with a known meaning. */
export type KnownFieldName = FieldName | keyof typeof DECIDING;

/** The known fields that decide no verdict. */
export const FIELD_NAMES = Object.keys(OTHERS) as readonly FieldName[];

/** Usual spelling of each known field. */
export const usualSpellings: Readonly<Record<KnownFieldName, string>> = { ...DECIDING, ...OTHERS };

/** Returns whether `name`, in lower case, is a field with a known meaning. */
export function isKnownFieldName(name: string): name is KnownFieldName {
  return Object.hasOwn(usualSpellings, name);
}
