import { describe, expect, test } from 'vitest';
import { decide, dialects, parseRobotsTxt } from '../engine';
import { lint, NO_CONTEXT } from '../lint';
import { consultationOf } from './consultation';
import type { CatalogueCrawler } from './crawler';
import { crawlerById, crawlers } from './crawlers';
import { otherNames } from './other-names';
import { readCrawler } from './read-crawler';
import { requestHeaderOf } from './request-header';
import { templates } from './templates';
import { testedCrawler } from './tested-crawler';

function known(id: string): CatalogueCrawler {
  const crawler = crawlerById(id);
  if (crawler === undefined) throw new Error(`No crawler ${id}`);
  return crawler;
}

function ruleIdsOf(text: string): string[] {
  return lint(parseRobotsTxt(text), { ...NO_CONTEXT, crawlers }).map(({ rule }) => rule);
}

describe('what operators say about robots.txt', () => {
  test.each<
    [id: string, obeysRobots: CatalogueCrawler['obeysRobots'], role: ReturnType<typeof consultationOf>]
  >([
    ['amzn-user', 'user-triggered', 'fetches-for-a-person'],
    ['amzn-searchbot', 'yes', 'asks'],
    ['claude-user', 'yes', 'asks'],
    ['mistralai-user', 'yes', 'asks'],
    ['mistralai-index', 'yes', 'asks'],
    ['mistralai-training', 'yes', 'asks'],
    ['perplexity-user', 'user-triggered', 'fetches-for-a-person'],
    ['oai-adsbot', 'yes', 'asks'],
    ['adidxbot', 'yes', 'asks'],
    ['bingpreview', 'yes', 'asks'],
    ['bingvideopreview', 'yes', 'asks'],
    ['microsoftpreview', 'yes', 'asks'],
    // One quotation by others isn't enough for more.
    ['slackbot', 'unknown', 'asks'],
    ['cohere-ai', 'unknown', 'asks'],
    ['cohere-training-data-crawler', 'unknown', 'asks'],
  ])('%s: %s', (id, obeysRobots, role) => {
    expect(known(id).obeysRobots).toBe(obeysRobots);
    expect(consultationOf(known(id))).toBe(role);
  });

  test.each([
    ['claudebot', 'high'],
    ['claude-searchbot', 'high'],
    ['claude-user', 'high'],
    ['amzn-user', 'high'],
    ['adidxbot', 'medium'],
    ['bravebot', 'medium'],
    ['tavilybot', 'medium'],
    ['slackbot', 'low'],
  ])('%s is documented with %s confidence', (id, confidence) => {
    expect(known(id).confidence).toBe(confidence);
  });

  test('Applebot doesn’t read Crawl-delay', () => {
    expect(known('applebot').crawlDelay).toBe(false);
  });
});

test.each(['MistralAI-Training', 'MistralAI-Index', 'MistralAI-User', 'BingVideoPreview'])(
  '%s keeps its spelling when a file writes it in lower case',
  (name) => {
    expect(readCrawler(name.toLowerCase())).toMatchObject({ kind: 'known', crawler: { name } });
  },
);

test.each([
  ['gptbot', 'GPTBot/1.4'],
  ['oai-searchbot', 'OAI-SearchBot/1.4'],
  ['oai-adsbot', 'OAI-AdsBot/1.0'],
  ['mistralai-index', 'MistralAI-Index/1.0'],
  ['youbot', 'YouBot/1.0'],
])('%s sends %s', (id, product) => {
  expect(requestHeaderOf(id)).toContain(`compatible; ${product}; +https://`);
});

describe.each(['bravebot', 'tavilybot'])('%s, which sends no name of its own', (id) => {
  function outcomeOf(text: string, url: string): string {
    const chosen = readCrawler(id);
    if (chosen.kind !== 'known') throw new Error(`No crawler ${id}`);
    const { productTokens, dialect } = testedCrawler(chosen);
    const robots = parseRobotsTxt(
      text,
      dialects.find((candidate) => candidate.id === dialect),
    );
    return decide(robots, { productTokens, url }).outcome;
  }

  test('has no header, and fetches what Googlebot may fetch', () => {
    expect(requestHeaderOf(id)).toBeNull();
    const text = 'User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n';
    expect(outcomeOf(text, '/a')).toBe('disallowed');
    expect(outcomeOf(text, '/b')).toBe('allowed');
  });

  test('follows no group for that name, and Problems suggests none', () => {
    const own = `User-agent: ${known(id).productToken}\n`;
    expect(outcomeOf(`${own}Disallow: /\n`, '/')).toBe('allowed');
    expect(outcomeOf(`${own}Allow: /\n\nUser-agent: Googlebot\nDisallow: /\n`, '/')).toBe('disallowed');
    expect(ruleIdsOf(`${own}Disallow: /x\n`)).not.toContain('agent-unknown');
    expect(ruleIdsOf(`User-agent: ${known(id).operator}\nDisallow: /x\n`)).not.toContain('agent-unknown');
  });
});

test('only Applebot is advised to have a group of its own instead of Googlebot’s', () => {
  const text = 'User-agent: Googlebot\nDisallow: /\n\nUser-agent: *\nDisallow: /x\n';
  expect(ruleIdsOf(text).filter((rule) => rule === 'applebot-inherits')).toHaveLength(1);
});

describe('other names', () => {
  test('are listed once, in alphabetical order, and aren’t names of the catalogue', () => {
    const lowerCased = otherNames.map((name) => name.toLowerCase());
    expect(lowerCased).toEqual([...new Set(lowerCased)].sort());
    for (const name of otherNames) expect(readCrawler(name), name).toMatchObject({ kind: 'token' });
  });

  test('are neither unknown nor misspelt to Problems', () => {
    for (const name of otherNames)
      expect(ruleIdsOf(`User-agent: ${name}\nDisallow: /x\n`), name).not.toContain('agent-unknown');
  });
});

describe('templates against AI', () => {
  /** Names in a template. */
  function namesIn(id: string): string[] {
    const text = templates.find((template) => template.id === id)?.text(crawlers) ?? '';
    return [...text.matchAll(/^User-agent: (.*)$/gm)].map(([, name]) => name ?? '');
  }

  /** Text to read before using a template. */
  function checkOf(id: string): string {
    return templates.find((template) => template.id === id)?.check ?? '';
  }

  const training = [
    'Amazonbot',
    'Applebot-Extended',
    'CCBot',
    'ClaudeBot',
    'Google-Extended',
    'GPTBot',
    'meta-externalagent',
    'MistralAI-Training',
  ];
  /** Search engines, names without a crawler, and operators that say or document nothing. */
  const never = [
    'Googlebot',
    'bingbot',
    'Applebot',
    'GoogleOther',
    'PetalBot',
    'Bytespider',
    'DeepSeekBot',
    'cohere-ai',
    'cohere-training-data-crawler',
    'anthropic-ai',
    'Claude-Web',
    'img2dataset',
    'TavilyBot',
    'Bravebot',
    'Amzn-User',
    'ChatGPT-User',
  ];

  test.each([
    ['ai-training', training, ['MistralAI-Index', 'MistralAI-User']],
    ['ai-all-but-search', [...training, 'MistralAI-User'], ['MistralAI-Index', 'OAI-SearchBot']],
    ['ai-all', [...training, 'MistralAI-Index', 'MistralAI-User', 'OAI-SearchBot'], []],
  ])('%s names those that must be blocked, and no others', (id, must, mustNot) => {
    const names = namesIn(id);
    expect(names).toEqual(expect.arrayContaining(must));
    expect(names.filter((name) => [...never, ...mustNot].includes(name))).toEqual([]);
  });

  test.each(['ai-training', 'ai-all-but-search', 'ai-all'])('%s says what it leaves open', (id) => {
    const check = checkOf(id);
    expect(check).toContain('AI Overviews and AI Mode aren’t affected: use Search Console');
    expect(check).toContain('Bing may use pages for training unless the page says noarchive');
    expect(check).toContain('Cloudflare is set to Block (not Disallow) AI training');
  });

  test.each(['ai-training', 'ai-all-but-search'])('%s says that it also concerns Gemini apps', (id) => {
    expect(checkOf(id)).toContain('Gemini apps');
  });

  test('the list of crawlers says why old names of Anthropic are left out', () => {
    for (const id of ['claude-web', 'anthropic-ai'])
      expect(known(id).note).toMatch(/no longer documents.*templates leave it out/);
  });
});
