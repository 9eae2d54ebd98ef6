/** Lower-case names of the known fields that don't affect verdicts. */
export const FIELD_NAMES = [
  'crawl-delay',
  'request-rate',
  'visit-time',
  'host',
  'clean-param',
  'content-signal',
  'content-usage',
  'license',
  'noindex',
  'sitemap',
] as const;

/** Lower-case name of a known field that doesn't affect verdicts. */
export type FieldName = (typeof FIELD_NAMES)[number];

/** Lower-case name of any field with a known meaning. */
export type KnownFieldName = FieldName | 'user-agent' | 'disallow' | 'allow';

/** Usual spelling of each known field. */
export const usualSpellings: Readonly<Record<KnownFieldName, string>> = {
  'user-agent': 'User-agent',
  disallow: 'Disallow',
  allow: 'Allow',
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
};

/** Returns whether `name`, in lower case, is a field with a known meaning. */
export function isKnownFieldName(name: string): name is KnownFieldName {
  return Object.hasOwn(usualSpellings, name);
}
