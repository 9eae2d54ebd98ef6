import type { Example } from '../example';

/**
 * Google's parser: a Sitemap line belongs to no group and doesn't end a run of User-agent lines
 * (google-parser.md 6).
 */
export const sitemap: Example = {
  id: 'sitemap',
  title: 'A list of AI crawlers blocks everybody',
  about: 'A group that holds nothing but a sitemap runs into the list pasted below it.',
  text: `# Meant: a sitemap for everybody, and no crawling for AI.
User-agent: *
Sitemap: https://example.com/sitemap.xml

# Read: a Sitemap line is part of no group, and blank lines end none.
# The * above is the first name of this list.
User-agent: CCBot
User-agent: ClaudeBot
User-agent: Google-Extended
User-agent: GPTBot
Disallow: /

# The cure: move the Sitemap line to the end, and take out the first User-agent line.`,
  crawler: 'Googlebot',
  url: 'https://example.com/sitemap.xml',
  source: 'https://github.com/ai-robots-txt/ai.robots.txt/issues/215',
};
