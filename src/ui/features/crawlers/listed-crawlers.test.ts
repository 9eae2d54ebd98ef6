import { describe, expect, it } from 'vitest';
import { crawlers } from '../../../catalogue/full';
import type { ShownCrawlers } from '../../../messages';
import { crawlersTable } from './crawlers-table';
import { countAll, filteredSections, listedSections } from './listed-crawlers';
import { blockedRow, rowOf } from './testdata/rows';

/** Returns the sections with a row for every crawler. Those with the given ids are blocked. */
function sectionsWith(...blocked: readonly string[]) {
  return listedSections(
    crawlers,
    crawlers.map(({ id }) => (blocked.includes(id) ? blockedRow() : rowOf())),
  );
}

function found(query: string, show: ShownCrawlers = 'all'): string[] {
  const sections = filteredSections(sectionsWith('gptbot', 'bingbot'), { show, query });
  return sections.flatMap(({ rows }) => rows.map(({ crawler }) => crawler.id));
}

describe('listedSections', () => {
  it('puts every crawler under one purpose, with its own row', () => {
    const sections = sectionsWith('gptbot');
    const rows = sections.flatMap((section) => section.rows);
    expect(rows).toHaveLength(crawlers.length);
    const blocked = rows.filter(({ facts }) => facts.tally === 'blocked');
    expect(blocked.map(({ crawler }) => crawler.id)).toEqual(['gptbot']);
    expect(sections.map(({ id }) => id).slice(0, 5)).toEqual([
      'search',
      'ads',
      'social-preview',
      'feed',
      'ai-training',
    ]);
  });

  it('counts each crawler once', () => {
    const { blocked, allowed, other } = countAll(sectionsWith('gptbot', 'chatgpt-user'));
    expect(blocked).toBe(1);
    expect(other).toBeGreaterThan(10);
    expect(blocked + allowed + other).toBe(crawlers.length);
  });
});

describe('filteredSections', () => {
  it('finds by name, token, alias and operator, ignoring case', () => {
    expect(found('GPTBOT')).toContain('gptbot');
    expect(found('Google-CWS')).toEqual(['google-cws']);
    expect(found('chrome web')).toEqual(['google-cws']);
    expect(found('  openai ')).toEqual(expect.arrayContaining(['gptbot', 'chatgpt-user']));
    expect(found('no such crawler')).toEqual([]);
  });

  it('shows one outcome', () => {
    expect(found('', 'blocked').sort()).toEqual(['bingbot', 'gptbot']);
    expect(found('openai', 'blocked')).toEqual(['gptbot']);
    expect(found('openai', 'other')).toContain('chatgpt-user');
  });

  it('keeps the counts of the whole section and drops empty sections', () => {
    const sections = filteredSections(sectionsWith('gptbot'), { show: 'blocked', query: '' });
    expect(sections.map(({ id }) => id)).toEqual(['ai-training']);
    expect(sections[0]?.counts.allowed).toBeGreaterThan(10);
  });

  it('returns the same sections if nothing is filtered', () => {
    const sections = sectionsWith();
    expect(filteredSections(sections, { show: 'all', query: ' ' })).toBe(sections);
  });
});

describe('crawlersTable', () => {
  const url = 'https://example.com/a|b?x=1';
  const sections = filteredSections(sectionsWith('gptbot'), { show: 'all', query: 'gptbot' });

  it('is Markdown about one URL', () => {
    expect(crawlersTable('markdown', sections, url)).toBe(
      [
        'URL: https://example.com/a\\|b?x=1',
        '',
        '| Crawler | Name in robots.txt | Operator | Purpose | Outcome | Line | Rule | Why | How it reads robots.txt |',
        '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
        '| GPTBot | GPTBot | OpenAI | AI training | Blocked | 12 | Disallow: /shop/cart |  | not documented, RFC 9309 applied |',
        '',
      ].join('\n'),
    );
  });

  it('is CSV in which every row names the URL', () => {
    expect(crawlersTable('csv', sections, url).split('\r\n')).toEqual([
      'URL,Crawler,Name in robots.txt,Operator,Purpose,Outcome,Line,Rule,Why,How it reads robots.txt',
      `${url},GPTBot,GPTBot,OpenAI,AI training,Blocked,12,Disallow: /shop/cart,,"not documented, RFC 9309 applied"`,
      '',
    ]);
  });

  it('leaves out line and rule if there are none', () => {
    const listed = listedSections(
      crawlers,
      crawlers.map(() => rowOf({ answer: { outcome: 'not-applicable', by: 'crawler', line: 0 } })),
    );
    const [, row = ''] = crawlersTable(
      'csv',
      filteredSections(listed, { show: 'all', query: 'chatgpt-user' }),
      '/a',
    ).split('\r\n');
    expect(row).toContain('May not apply,,,');
    expect(row).not.toContain('Disallow');
  });

  it('is well formed for any file', () => {
    const rule = { type: 'disallow', line: 12, written: '/\uDCFF', pattern: '/%FF' } as const;
    const rows = crawlers.map(() => blockedRow({ rule }));
    const table = crawlersTable('csv', listedSections(crawlers, rows), '/\uD800x');
    expect(table).toContain('Disallow: /\uFFFD');
    expect(table).toContain('/\uFFFDx');
    expect(table).not.toMatch(/\p{Surrogate}/u);
    expect(crawlersTable('csv', sections, '/\u{1F600}')).toContain('/\u{1F600}');
  });
});
