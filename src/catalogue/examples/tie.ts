import type { ExampleFile } from '../example';

/**
 * Google's parser: of equally long rules, Allow wins. An Allow for index.html also allows the folder, by a
 * pattern that ends in `$` (google-parser.md 7, 8).
 */
export const tie: ExampleFile = {
  id: 'tie',
  title: 'A tie, and index.html',
  about: 'Two matching rules are equally long, so Allow wins.',
  text: `# Intended: crawlers may only open the guide's start page.
User-agent: *
Disallow: /guide/*

# What happens: this rule doesn't match /guide/ itself. For Google, a rule ending in
# /index.html also covers its folder, as /guide/$ ($ means the end).
# That has 8 characters, as many as /guide/* above: a tie, so Allow wins.
Allow: /guide/index.html`,
  crawler: 'Googlebot',
  url: 'https://example.com/guide/',
};
