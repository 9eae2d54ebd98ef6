import { misspellingRule } from '../../facts/field-mistake-rule';

/** The rules about misspelt fields by their ids. Their texts and examples are beside this file. */
export const typoRules = {
  'typo-allow': misspellingRule('Allow'),
  'typo-disallow-accepted': misspellingRule('Disallow', true),
  'typo-disallow-rejected': misspellingRule('Disallow', false),
  'typo-sitemap': misspellingRule('Sitemap'),
  'typo-user-agent': misspellingRule('User-agent'),
};
