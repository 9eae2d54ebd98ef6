import { fieldRules } from '../field-rules';

/**
 * RFC 9309 section 2.2.4 lets crawlers interpret other records, such as Sitemaps. It defines none of them, so
 * each crawler decides.
 */
export const rfc9309FieldRules = fieldRules(
  { use: 'not-documented', source: 'https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2.4' },
  {},
);
