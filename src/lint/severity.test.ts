import { describe, expect, test } from 'vitest';
import type { CrawlerProfile } from '../engine/crawlers';
import { parseRobotsTxt } from '../engine/parse';
import { lint } from './lint';
import { NO_CONTEXT } from './lint-context';
import { decideSeverity, severityByFix } from './severity';
import { exampleCrawlers } from './testdata/example-file';

/** Returns the severities of a rule's findings if the list has only these crawlers. */
function severities(rule: string, text: string, ...tokens: readonly string[]): readonly string[] {
  const crawlers = tokens.map(
    (token) => exampleCrawlers.find(({ productToken }) => productToken === token) as CrawlerProfile,
  );
  return lint(parseRobotsTxt(text), { ...NO_CONTEXT, crawlers })
    .filter((finding) => finding.rule === rule)
    .map(({ severity }) => severity);
}

describe('severity by harm', () => {
  const quoted = 'Disallow: "/x"\n';

  test('a mistake is an error for a search engine, named or not', () => {
    expect(severities('smart-quotes', `User-agent: *\n${quoted}`, 'Googlebot')).toEqual(['error']);
    expect(severities('smart-quotes', `User-agent: Googlebot\n${quoted}`, 'Googlebot')).toEqual(['error']);
  });

  test('a mistake is an error for another crawler only if the file names it', () => {
    expect(severities('smart-quotes', `User-agent: *\n${quoted}`, 'GPTBot')).toEqual(['warning']);
    expect(severities('smart-quotes', `User-agent: GPTBot\n${quoted}`, 'GPTBot')).toEqual(['error']);
  });

  test('a mistake is no error if every search engine has a group of its own', () => {
    const text = `User-agent: *\n${quoted}\nUser-agent: Googlebot\nDisallow: /y\n`;
    expect(severities('smart-quotes', text, 'Googlebot', 'GPTBot')).toEqual(['warning']);
    expect(severities('smart-quotes', text, 'Googlebot')).toEqual(['note']);
  });

  test('a path of two slashes is compared as a path, not as a domain', () => {
    expect(severities('raw-space', 'User-agent: *\nDisallow: /*/a b/\n', 'Googlebot')).toEqual(['error']);
    const agents = 'User-agent: Mozilla/5.0 (compatible; Googlebot/2.1; +http://x)\nDisallow: /*/a\n';
    expect(severities('agent-full-ua', agents, 'Googlebot')).toEqual(['error']);
  });

  test('a site closed to search is an error, and one that is open to it has no finding', () => {
    const closed = 'User-agent: *\nDisallow: /\n';
    expect(severities('block-all', closed, 'Googlebot', 'bingbot')).toEqual(['error']);
    expect(severities('block-all', closed)).toEqual(['error']);
    const open = `${closed}\nUser-agent: bingbot\nDisallow: /x\n`;
    expect(severities('block-all', open, 'Googlebot', 'bingbot')).toEqual([]);
    // Only Yandex ends the group at the blank line, so it may crawl. The site is closed to the others.
    const split = 'User-agent: *\n\nDisallow: /\n';
    expect(severities('block-all', split, 'Googlebot', 'YandexBot')).toEqual(['error']);
  });

  test('what crawlers disagree on is at most a warning', () => {
    const text = 'User-agent: *\n\nDisallow: /x\n';
    expect(severities('blank-line-after-agent', text, 'Googlebot', 'YandexBot')).toEqual(['warning']);
    expect(severities('blank-line-after-agent', text, 'Googlebot')).toEqual([]);
  });

  test('a cosmetic finding with an effect is a mistake', () => {
    expect(severities('many-stars', 'User-agent: *\nDisallow: /a***b\n', 'Googlebot')).toEqual(['tidy']);
    expect(decideSeverity('cosmetic', 'changes')).toBe('error');
    expect(decideSeverity('cosmetic', 'disagree')).toBe('warning');
    // The stars may decide that the Disallow wins.
    const text = 'User-agent: *\nAllow: /*ab\nDisallow: /a***b\n';
    expect(severities('many-stars', text, 'Googlebot')).toEqual(['note']);
  });

  test('the cause of a fix that changes a verdict is at least a warning, any other at most a note', () => {
    expect(severityByFix('tidy', 'cosmetic', true)).toBe('warning');
    expect(severityByFix('note', 'mistake', true)).toBe('warning');
    expect(severityByFix('error', 'mistake', true)).toBe('error');
    expect(severityByFix('error', 'mistake', false)).toBe('note');
    expect(severityByFix('error', 'cosmetic', false)).toBe('tidy');
  });

  test('only mistakes, and cosmetic findings that are one, can be errors', () => {
    const kinds = ['mistake', 'disagreement', 'risk', 'advice', 'cosmetic'] as const;
    expect(kinds.filter((kind) => decideSeverity(kind, 'changes') === 'error')).toEqual([
      'mistake',
      'cosmetic',
    ]);
    expect(kinds.filter((kind) => decideSeverity(kind, 'none') === 'tidy')).toEqual(['cosmetic']);
  });
});
