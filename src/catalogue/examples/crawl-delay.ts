import type { ExampleFile } from '../example';

/** Google's parser: an unknown field doesn't end a run of User-agent lines (google-parser.md 6). */
export const crawlDelay: ExampleFile = {
  id: 'crawl-delay',
  title: 'Crawl-delay joins two groups',
  about: 'Slowing all crawlers and blocking one blocks them all.',
  text: `# Intended: all crawlers may crawl, slowly. Only BadBot is blocked.
User-agent: *
Crawl-delay: 10

# What happens: Google skips Crawl-delay, and blank lines don't end a group. So this line
# joins the one above: * and BadBot share the rule that follows.
User-agent: BadBot
Disallow: /

# An empty rule blocks nothing, but it doesn't undo the block above either.
# Fix: put an empty Disallow right below Crawl-delay.
User-agent: *
Disallow:`,
  crawler: 'Googlebot',
  url: 'https://example.com/products/',
  source: 'https://github.com/google/robotstxt/issues/51',
};
