import { describe, expect, it } from 'vitest';
import { crawlers, readCrawler } from '../../../../catalogue/full';
import { crawlersOfAgents, recognisedAgents } from './recognised-agents';

const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const agents = recognisedAgents(
  [
    { agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', requests: 90 },
    { agent: googlebot, requests: 4 },
    { agent: 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)', requests: 5 },
    { agent: googlebot.replace('Mozilla/5.0', 'Mozilla/5.0 Chrome/140.0'), requests: 3 },
    { agent: 'curious/1.0', requests: 2 },
    { agent: '', requests: 1 },
  ],
  { crawlers, readCrawler },
);

describe('the user agents of an access log', () => {
  it('are crawlers, browsers or others', () => {
    expect(agents.map(({ crawler, isBrowser }) => crawler?.name ?? isBrowser)).toEqual([
      true,
      'Googlebot',
      'GPTBot',
      'Googlebot',
      false,
      false,
    ]);
  });

  it('become columns in the order of their requests', () => {
    expect(crawlersOfAgents(agents, 50)).toEqual(['Googlebot', 'GPTBot']);
    expect(crawlersOfAgents(agents, 1)).toEqual(['Googlebot']);
  });

  it('have names that resolve to the same crawler', () => {
    const meant = crawlers
      .map(({ name }) => readCrawler(name))
      .map((read) => read.kind === 'known' && read.crawler.id);
    expect(meant).toEqual(crawlers.map(({ id }) => id));
  });
});
