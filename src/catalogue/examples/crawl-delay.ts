import type { Example } from '../example';

/** Google's parser: an unknown field doesn't end a run of User-agent lines (google-parser.md 6). */
export const crawlDelay: Example = {
  id: 'crawl-delay',
  title: 'Crawl-delay glues two groups together',
  about: 'A slow-down for everybody and a ban on one crawler become a ban on everybody.',
  text: `# Meant: everybody may crawl, slowly. Only BadBot must stay out.
User-agent: *
Crawl-delay: 10

# Read: Google skips Crawl-delay, and blank lines end no group. So this line
# joins the one above: * and BadBot share the rule that follows.
User-agent: BadBot
Disallow: /

# An empty rule blocks nothing, but cannot lift that ban either.
# The cure: an empty Disallow right below Crawl-delay.
User-agent: *
Disallow:`,
  crawler: 'Googlebot',
  url: 'https://example.com/products/',
  source: 'https://github.com/google/robotstxt/issues/51',
};
