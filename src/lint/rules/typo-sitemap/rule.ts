import { misspellingRule } from '../../facts/field-mistake-rule';

export const rule = misspellingRule('Sitemap');
