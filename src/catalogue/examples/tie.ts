import type { Example } from '../example';

/**
 * Google's parser: Allow wins at equal length, and the index.htm rule with its `$` (google-parser.md 7, 8).
 */
export const tie: Example = {
  id: 'tie',
  title: 'A tie, and index.html',
  about: 'Two rules of equal length match: the one that allows wins.',
  text: `# Meant: of the guide, only the start page is for crawlers.
User-agent: *
Disallow: /guide/*

# Read: this rule does not match /guide/ itself. For Google a rule that ends in
# /index.html then also stands for its folder, as /guide/$ ($ is the end).
# That has 8 characters, as many as /guide/* above: a tie, so Allow wins.
Allow: /guide/index.html`,
  crawler: 'Googlebot',
  url: 'https://example.com/guide/',
};
