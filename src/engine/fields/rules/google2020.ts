import { fieldRules } from '../field-rules';
import { googleFieldRules } from './google';

/** Google's document of 2020-01-29: the four fields only. */
export const google2020FieldRules = fieldRules(
  { use: 'ignored', source: 'https://developers.google.com/search/reference/robots_txt' },
  { sitemap: { use: 'used' }, noindex: googleFieldRules.fields.noindex },
);
