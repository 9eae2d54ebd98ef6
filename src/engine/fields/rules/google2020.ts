import { fieldRules } from '../field-rules';
import { googleFieldRules } from './google';

/**
 * Google's document of 2020-01-29, which supports only four fields: user-agent, allow, disallow and sitemap.
 */
export const google2020FieldRules = fieldRules(
  { use: 'ignored', source: 'https://developers.google.com/search/reference/robots_txt' },
  { sitemap: { use: 'used' }, noindex: googleFieldRules.fields.noindex },
);
