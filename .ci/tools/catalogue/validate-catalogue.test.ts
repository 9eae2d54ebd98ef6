import { describe, expect, it } from 'vitest';
import type { CatalogueCrawler } from '../../../src/catalogue/crawler';
import { crawlers } from '../../../src/catalogue/crawlers';
import { googlebot } from '../../../src/catalogue/crawlers/googlebot';
import { validateCatalogue } from './validate-catalogue';

const today = '2026-11-29';

/** A valid entry. */
const fooBot: CatalogueCrawler = { ...googlebot, id: 'foobot', name: 'FooBot', productToken: 'FooBot' };

describe('validateCatalogue', () => {
  it('finds nothing wrong with the catalogue', () => {
    expect(validateCatalogue(crawlers, new Date().toISOString().slice(0, 10))).toEqual([]);
  });

  it('finds nothing wrong with digits, dots and spaces in tokens, nor with a stated range', () => {
    const entry = {
      ...fooBot,
      productToken: 'Foo 2.Bot',
      aliases: ['2foo'],
      fallbackTokens: ['Googlebot', 'Yandex'],
      crawlDelay: true,
      crawlDelayRange: { min: 1, max: 20, whole: true, unit: 'seconds' },
      readOn: today,
    };
    expect(validateCatalogue([googlebot, entry], today)).toEqual([]);
  });

  it.each<[field: string, problem: RegExp, planted: Record<string, unknown>]>([
    ['id', /kebab case/, { id: 'FooBot' }],
    ['id', /kebab case/, { id: 'foo--bot' }],
    ['name', /is empty/, { name: '' }],
    ['name', /white space/, { name: 'FooBot ' }],
    ['name', /also means googlebot/, { name: 'GoogleBot' }],
    ['operator', /is empty/, { operator: '  ' }],
    ['operator', /Expected string/, { operator: null }],
    ['category', /Expected/, { category: 'searching' }],
    ['productToken', /is empty/, { productToken: '' }],
    ['productToken', /white space/, { productToken: ' FooBot' }],
    ['productToken', /ends the value/, { productToken: 'Foo#Bot' }],
    ['productToken', /ends the value/, { productToken: 'Foo\nBot' }],
    ['productToken', /also means googlebot/, { productToken: 'googlebot' }],
    ['aliases.0', /also means googlebot/, { aliases: ['Googlebot'] }],
    ['aliases.0', /same as productToken/, { aliases: ['FOOBOT'] }],
    ['aliases.1', /same as aliases.0/, { aliases: ['Bar', 'bar'] }],
    ['aliases.0', /white space/, { aliases: ['Bar\t'] }],
    ['fallbackTokens.0', /same as productToken/, { fallbackTokens: ['FooBot'] }],
    ['fallbackTokens.0', /no product token/, { fallbackTokens: ['Gogglebot'] }],
    ['fallbackTokens.0', /is empty/, { fallbackTokens: [''] }],
    ['readsOwnName', /without fallback tokens/, { readsOwnName: false }],
    ['readsOwnName', /Expected/, { readsOwnName: true, fallbackTokens: ['Googlebot'] }],
    ['ignoresGlobalGroup', /Expected/, { ignoresGlobalGroup: 'no' }],
    ['sendsRequests', /Expected/, { sendsRequests: undefined }],
    ['obeysRobots', /Expected/, { obeysRobots: 'always' }],
    ['dialect', /Expected/, { dialect: 'baidu' }],
    ['crawlDelay', /Expected/, { crawlDelay: 10 }],
    ['crawlDelayRange', /not read/, { crawlDelayRange: { min: 1, max: 2, whole: true, unit: 'seconds' } }],
    [
      'crawlDelayRange',
      /begin/,
      { crawlDelay: true, crawlDelayRange: { min: 3, max: 2, whole: true, unit: 'seconds' } },
    ],
    ['note', /is empty/, { note: '' }],
    ['source', /no https address/, { source: 'http://example.com/' }],
    ['source', /no https address/, { source: 'seed-001_6c5dc234092acdeb.txt' }],
    ['source', /white space/, { source: 'https://example.com/ and more' }],
    ['source', /no address/, { source: 'https://' }],
    ['readOn', /after today/, { readOn: '2026-11-30' }],
    ['readOn', /no day/, { readOn: '2026-02-30' }],
    ['readOn', /no day/, { readOn: '2026-11' }],
    ['readOn', /no day/, { readOn: '21 November 2026' }],
    ['noteSource.source', /no https address/, { noteSource: { source: 'b.com', readOn: today } }],
    ['noteSource.readOn', /after today/, { noteSource: { source: 'https://b.com/', readOn: '2026-11-30' } }],
    ['confidence', /Expected/, { confidence: 'certain' }],
    ['obeyRobots', /Expected never/, { obeyRobots: 'yes' }],
  ])('reports a wrong %s: %s', (field, problem, planted) => {
    const problems = validateCatalogue([googlebot, { ...fooBot, ...planted }], today);
    expect(problems.length).toBeGreaterThan(0);
    const [first = ''] = problems;
    const label = typeof planted['id'] === 'string' ? planted['id'] : 'foobot';
    expect(first.startsWith(`${label}: ${field}: `), first).toBe(true);
    expect(first).toMatch(problem);
  });

  const { noteSource, ...required } = googlebot;

  it('needs no second source', () => {
    expect(noteSource).toBeDefined();
    const { noteSource: _, ...entry } = fooBot;
    expect(validateCatalogue([googlebot, entry], today)).toEqual([]);
  });

  it.each(Object.keys(required))('reports an entry without %s', (field) => {
    const entry = Object.fromEntries(Object.entries(fooBot).filter(([key]) => key !== field));
    const label = field === 'id' ? 'entry 2' : 'foobot';
    expect(validateCatalogue([googlebot, entry], today)).toEqual([
      expect.stringContaining(`${label}: ${field}: `),
    ]);
  });

  it('reports a duplicate entry', () => {
    expect(validateCatalogue([googlebot, fooBot, fooBot], today)).toContain(
      'foobot: id: "foobot" also means foobot (entry 2)',
    );
  });

  it.each([[null], ['Googlebot'], [[]]])('reports a value that is not an entry: %j', (entry) => {
    expect(validateCatalogue([googlebot, entry], today)[0]).toMatch(/^entry 2: /);
  });
});
