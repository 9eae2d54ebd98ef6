import { expect, test } from 'vitest';
import { crawlers } from '../../catalogue/full';
import { parseRobotsTxt } from '../../engine';
import { type LintContext, lint, NO_CONTEXT } from '../../lint';

/** Statements of the founding documents that lint rules cover. docs/founding-documents.md has all of them. */

const SHOP = 'https://shop.example.com/robots.txt';
const CLOSED = 'User-agent: *\nDisallow: /\n';

interface Case {
  readonly title: string;
  /** Id of the lint rule that covers the statement. */
  readonly rule: string;
  readonly bad: string;
  /** The same text without the mistake. */
  readonly good: string;
  readonly context?: Partial<LintContext>;
  /** The context without the mistake, if that is where the mistake is. */
  readonly goodContext?: Partial<LintContext>;
}

const cases: readonly Case[] = [
  {
    title: 'founding statement 10: a noindex for a blocked page is never read',
    rule: 'noindex-with-block',
    bad: 'User-agent: *\nNoindex: /old/\nDisallow: /old/\n',
    good: 'User-agent: *\nNoindex: /old/\nDisallow: /new/\n',
  },
  {
    title: 'founding statement 11: the file gives away what it names',
    rule: 'sensitive-paths',
    bad: 'User-agent: *\nDisallow: /backup-2024/\n',
    good: 'User-agent: *\nDisallow: /search/\n',
  },
  {
    title: 'founding statement 16: a closed site on a production host is reported',
    rule: 'block-all',
    bad: CLOSED,
    good: 'User-agent: *\nDisallow:\n',
    context: { robotsUrl: SHOP },
  },
  {
    title: 'founding statement 16: a staging file on a production host is reported',
    rule: 'staging-copied',
    bad: `# staging\n${CLOSED}`,
    good: `# staging\n${CLOSED}`,
    context: { robotsUrl: SHOP },
    goodContext: { robotsUrl: 'https://staging.example.com/robots.txt' },
  },
  {
    title: 'founding statement 17: blocked style sheets are reported',
    rule: 'block-resources',
    bad: 'User-agent: *\nDisallow: /*.css\n',
    good: 'User-agent: *\nDisallow: /*.pdf\n',
  },
  {
    title: 'founding statement 18: a group for a bad bot is only a request',
    rule: 'bad-bots',
    bad: 'User-agent: EmailSiphon\nDisallow: /\n',
    good: 'User-agent: Googlebot\nDisallow: /x\n',
  },
  {
    title: 'founding statement 34: a file with another case of the name is reported',
    rule: 'wrong-location',
    bad: CLOSED,
    good: CLOSED,
    context: { robotsUrl: 'https://shop.example.com/Robots.txt' },
    goodContext: { robotsUrl: SHOP },
  },
  {
    title: 'founding statement 35: a file in a folder is reported',
    rule: 'wrong-location',
    bad: CLOSED,
    good: CLOSED,
    context: { robotsUrl: 'https://example.com/shop/robots.txt' },
    goodContext: { robotsUrl: SHOP },
  },
  {
    title: 'founding statement 36: a sub-domain needs a file of its own',
    rule: 'other-site',
    bad: CLOSED,
    good: CLOSED,
    context: { robotsUrl: 'https://example.com/robots.txt', url: 'https://shop.example.com/cart' },
    goodContext: { robotsUrl: SHOP, url: 'https://shop.example.com/cart' },
  },
  {
    title: 'founding statement 36: the other protocol needs a file of its own',
    rule: 'other-site',
    bad: CLOSED,
    good: CLOSED,
    context: { robotsUrl: 'http://shop.example.com/robots.txt', url: 'https://shop.example.com/cart' },
    goodContext: { robotsUrl: SHOP, url: 'https://shop.example.com/cart' },
  },
  {
    title: 'founding statement 63: a file in UTF-16 is reported',
    rule: 'utf16',
    bad: Array.from(CLOSED, (letter) => `${letter}\0`).join(''),
    good: CLOSED,
  },
  {
    title: 'founding statement 74: two directives on one line are reported',
    rule: 'two-directives-one-line',
    bad: 'User-agent: * Disallow: /\n',
    good: CLOSED,
  },
  {
    title: 'founding statement 76: a token with other signs is reported',
    rule: 'agent-illegal-characters',
    bad: 'User-agent: bot2\nDisallow: /\n',
    good: 'User-agent: Googlebot\nDisallow: /\n',
  },
  {
    title: 'founding statement 77: a path without a slash is reported',
    rule: 'path-no-slash',
    bad: 'User-agent: *\nDisallow: private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
  {
    title: 'founding statement 78: an unknown field is a note and no error',
    rule: 'unknown-field',
    bad: 'User-agent: *\nUnicorn: /x\nDisallow: /y\n',
    good: 'User-agent: *\nDisallow: /y\n',
  },
  {
    title: 'founding statement 79: a # in a path is reported',
    rule: 'hash-in-path',
    bad: 'User-agent: *\nDisallow: /a#b\n',
    good: 'User-agent: *\nDisallow: /a # b\n',
  },
  {
    title: 'founding statement 99: a sitemap without a full address is reported',
    rule: 'sitemap-relative',
    bad: 'Sitemap: /sitemap.xml\n',
    good: 'Sitemap: https://example.com/sitemap.xml\n',
  },
  {
    title: 'founding statement 103: a blocked sitemap is reported',
    rule: 'sitemap-file-blocked',
    bad: 'User-agent: *\nDisallow: /sitemap.xml\n\nSitemap: https://example.com/sitemap.xml\n',
    good: 'User-agent: *\nDisallow: /search\n\nSitemap: https://example.com/sitemap.xml\n',
    context: { robotsUrl: 'https://example.com/robots.txt' },
  },
  {
    title: 'founding statement 108: a delay that Bing does not take is reported',
    rule: 'crawl-delay-range',
    bad: 'User-agent: bingbot\nCrawl-delay: 60\n',
    good: 'User-agent: bingbot\nCrawl-delay: 10\n',
  },
  {
    title: 'founding statement 110: a delay for Google is reported as having no effect',
    rule: 'crawl-delay-unused',
    bad: 'User-agent: Googlebot\nCrawl-delay: 5\nDisallow: /x\n',
    good: 'User-agent: bingbot\nCrawl-delay: 5\nDisallow: /x\n',
  },
  {
    title: 'founding statement 111: a Host line is reported as having no effect',
    rule: 'host-field',
    bad: 'Host: www.example.com\n',
    good: 'Sitemap: https://www.example.com/sitemap.xml\n',
  },
  {
    title: 'founding contradiction C6: a misspelling that Google repairs is reported',
    rule: 'typo-disallow-accepted',
    bad: 'User-agent: *\nDissalow: /x\n',
    good: 'User-agent: *\nDisallow: /x\n',
  },
  {
    title: 'founding contradiction C7: a path without a slash gets one',
    rule: 'path-no-slash',
    bad: 'User-agent: *\nDisallow: private/\n',
    good: 'User-agent: *\nDisallow: /private/\n',
  },
];

/** Returns the severities of one rule's findings. */
function found({ rule }: Case, text: string, context: Partial<LintContext> = {}): string[] {
  return lint(parseRobotsTxt(text), { ...NO_CONTEXT, crawlers, ...context })
    .filter((finding) => finding.rule === rule)
    .map(({ severity }) => severity);
}

test.each(cases)('$title', (one) => {
  expect(found(one, one.bad, one.context)).toHaveLength(1);
  expect(found(one, one.good, one.goodContext ?? one.context)).toEqual([]);
  if (one.rule === 'unknown-field') expect(found(one, one.bad, one.context)).toEqual(['note']);
});

test('founding statement 105: a file without a sitemap line is not reported', () => {
  const file = 'User-agent: *\nDisallow: /search\n';
  expect(
    lint(parseRobotsTxt(file), { ...NO_CONTEXT, crawlers }).filter(({ rule }) => rule.startsWith('sitemap')),
  ).toEqual([]);
});
