/** Fields that are found in files, as they are usually written. */
const NAMES = [
  'User-agent',
  'Allow',
  'Disallow',
  'Sitemap',
  'Crawl-delay',
  'Host',
  'Clean-param',
  'Request-rate',
  'Visit-time',
  'Noindex',
  'Content-Signal',
  'Content-Usage',
  'License',
] as const;

/** How a field is usually written, by its name in lower case. */
export const usualFieldNames: ReadonlyMap<string, string> = new Map(
  NAMES.map((name) => [name.toLowerCase(), name]),
);
