import type { ExampleFile } from '../example';

/**
 * Google's parser: a Sitemap line belongs to no group and doesn't end a run of User-agent lines
 * (google-parser.md 6).
 */
export const sitemap: ExampleFile = {
  id: 'sitemap',
  title: 'A list of AI crawlers blocks all crawlers',
  about: 'A group with only a sitemap joins the list pasted below it.',
  text: `# Intended: a sitemap for all crawlers, and no crawling for AI.
User-agent: *
Sitemap: https://example.com/sitemap.xml

# What happens: Sitemap lines belong to no group, and blank lines don't end one.
# The * above is the first name of this list.
User-agent: CCBot
User-agent: ClaudeBot
User-agent: Google-Extended
User-agent: GPTBot
Disallow: /

# Fix: move the Sitemap line to the end, and remove the first User-agent line.`,
  crawler: 'Googlebot',
  url: 'https://example.com/sitemap.xml',
  source: 'https://github.com/ai-robots-txt/ai.robots.txt/issues/215',
};
