import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bing, type Dialect, google, google2020, python, rfc9309, standard1994, yandex } from '../dialects';
import { FIELD_NAMES } from '../field-names';
import { selectGroups } from '../match';
import { parseRobotsTxt } from '../parse';
import type { FieldRules } from './field-rules';
import { type DelayOfCrawler, FACT_LIMIT, type FieldFact, type FieldFacts, fieldFacts } from './index';
import { bingFieldRules } from './rules/bing';
import { googleFieldRules } from './rules/google';
import { google2020FieldRules } from './rules/google2020';
import { pythonFieldRules } from './rules/python';
import { rfc9309FieldRules } from './rules/rfc9309';
import { standard1994FieldRules } from './rules/standard1994';
import { yandexFieldRules } from './rules/yandex';
import pythonCases from './testdata/python-fields.json' with { type: 'json' };

type Reader = readonly [Dialect, FieldRules];

const asGoogle: Reader = [google, googleFieldRules];
const asBing: Reader = [bing, bingFieldRules];
const asYandex: Reader = [yandex, yandexFieldRules];
const asPython: Reader = [python, pythonFieldRules];
const readers: readonly Reader[] = [
  asGoogle,
  asBing,
  asYandex,
  asPython,
  [rfc9309, rfc9309FieldRules],
  [google2020, google2020FieldRules],
  [standard1994, standard1994FieldRules],
];

const reads: DelayOfCrawler = { crawlDelay: true };
const readsNot: DelayOfCrawler = { crawlDelay: false };
const unknown: DelayOfCrawler = { crawlDelay: null };
const slurp: DelayOfCrawler = {
  crawlDelay: true,
  crawlDelayRange: { min: 0, max: 10, whole: false, unit: 'relative' },
};
const mj12bot: DelayOfCrawler = { crawlDelay: true, crawlDelayRange: { min: 0, max: 30, whole: true } };

function factsOf(
  text: string,
  [dialect, rules]: Reader,
  crawler: DelayOfCrawler | null = null,
  token = 'a',
): FieldFacts {
  const robots = parseRobotsTxt(text, dialect);
  return fieldFacts(robots, selectGroups(robots, { productTokens: [token] }), rules, crawler);
}

/** Formats every fact as `line field why`. */
function reasons(...tested: Parameters<typeof factsOf>): readonly string[] {
  return factsOf(...tested).facts.map(({ line, field, why }) => `${line} ${field} ${why}`);
}

function only(...tested: Parameters<typeof factsOf>): FieldFact {
  const { facts } = factsOf(...tested);
  expect(facts.length).toBe(1);
  return facts[0] as FieldFact;
}

/** Returns a file whose second line has the value, in a group for `a`. */
function delay(value: string): string {
  return `User-agent: a\nCrawl-delay: ${value}`;
}

describe('the founding statements', () => {
  test('80: Google ignores everything except the four fields', () => {
    const fields = FIELD_NAMES.filter((name) => name !== 'sitemap');
    const text = `User-agent: a\n${fields.map((name) => `${name}: 1`).join('\n')}\nUnicorn: 1\nDisallow: /`;
    const { facts, total } = factsOf(text, asGoogle);
    expect(facts.map(({ field }) => field)).toEqual(fields);
    expect(total).toBe(fields.length);
    for (const { use, isInEffect } of facts) {
      expect(use).toMatch(/^(ignored|no-longer)$/);
      expect(isInEffect).toBe(false);
    }
  });

  test('81: Google does not support Crawl-delay', () => {
    expect(only(delay('10'), asGoogle)).toMatchObject({ why: 'ignored', statedBy: 'dialect' });
    expect(only(delay('10'), asGoogle, readsNot)).toMatchObject({ why: 'ignored', statedBy: 'crawler' });
  });

  test("99: a sitemap without a full address doesn't count", () => {
    expect(only('Sitemap: /sitemap.xml', asGoogle)).toMatchObject({
      why: 'invalid',
      validity: { problem: 'not-absolute' },
    });
  });

  test('100, 104: a sitemap on another host, or a compressed one, counts', () => {
    for (const url of ['https://cdn.example.org/s.xml', 'https://example.com/s.xml.gz'])
      expect(only(`Sitemap: ${url}`, asGoogle)).toMatchObject({ isInEffect: true, value: url });
  });

  test('101: two sitemap lines are two sitemaps', () => {
    const text = 'Sitemap: https://e.com/1.xml\nSitemap: https://e.com/2.xml';
    expect(reasons(text, asGoogle)).toEqual(['1 sitemap used', '2 sitemap used']);
  });

  test('102: a sitemap in the group of a applies to b too', () => {
    const text = 'User-agent: a\nDisallow: /\nSitemap: https://e.com/s.xml\n\nUser-agent: b\nDisallow:';
    for (const token of ['a', 'b', 'c'])
      expect(only(text, asGoogle, null, token)).toMatchObject({ scope: 'file', isInEffect: true });
  });

  test("107: Slurp accepts 0 to 10 with decimals, which aren't seconds", () => {
    expect(only(delay('0.5'), asGoogle, slurp)).toMatchObject({
      isInEffect: true,
      statedBy: 'crawler',
      validity: { amount: 0.5, unit: 'relative' },
    });
    expect(only(delay('11'), asGoogle, slurp)).toMatchObject({
      why: 'invalid',
      validity: { problem: 'out-of-range', range: { min: 0, max: 10, whole: false } },
    });
  });

  test.each(['0.5', '0', '21'])('108: Bing rejects %s', (value) => {
    for (const crawler of [null, reads])
      expect(only(delay(value), asBing, crawler)).toMatchObject({ why: 'invalid', isInEffect: false });
  });

  test('109: 1 is slow, 10 very slow, 20 extremely slow', () => {
    const steps = ['1', '10', '20'].map((value) => only(delay(value), asBing).validity);
    expect(steps).toMatchObject([{ step: 'slow' }, { step: 'very-slow' }, { step: 'extremely-slow' }]);
    expect(only(delay('10'), asGoogle, mj12bot).validity).toMatchObject({ step: null });
  });

  test('111: Google ignores Host', () => {
    expect(only('Host: example.com', asGoogle)).toMatchObject({
      why: 'ignored',
      scope: 'file',
      validity: { kind: 'valid' },
    });
  });
});

describe('documentation of the crawler', () => {
  it.each([
    ['makes it used although the dialect ignores it', asGoogle, reads, 'used', 'crawler'],
    ['makes it ignored although the dialect uses it', asBing, readsNot, 'ignored', 'crawler'],
    ['may be missing, whatever the dialect does', asBing, unknown, 'not-documented', 'crawler'],
    ["may be missing in Google's dialect", asGoogle, unknown, 'not-documented', 'crawler'],
    ['may be null: the dialect decides', asBing, null, 'used', 'dialect'],
    [
      'does not replace the date on which the dialect stopped using it',
      asYandex,
      readsNot,
      'no-longer',
      'dialect',
    ],
    ['does not matter for a library', asPython, readsNot, 'used', 'library'],
    ['does not matter for a library if missing', asPython, unknown, 'used', 'library'],
  ] as const)('%s', (_name, reader, crawler, why, statedBy) =>
    expect(only(`${delay('5')}\nDisallow:`, reader, crawler)).toMatchObject({ why, statedBy }),
  );

  it("takes the crawler's own range and the dialect's unit", () => {
    expect(only(delay('30'), asBing, mj12bot)).toMatchObject({
      isInEffect: true,
      validity: { amount: 30, unit: 'seconds' },
    });
    expect(only(delay('30'), asGoogle, mj12bot).validity).toMatchObject({ unit: null });
    expect(only(delay('31'), asGoogle, mj12bot).validity).toEqual({
      kind: 'invalid',
      problem: 'out-of-range',
      range: { min: 0, max: 30, whole: true },
    });
  });

  it("takes the dialect's range if the crawler has none", () => {
    expect(only(delay('21'), asBing, reads).validity).toMatchObject({ problem: 'out-of-range' });
    expect(only(delay('21'), asGoogle, reads)).toMatchObject({ isInEffect: true });
  });

  it('ignores it for other fields', () => {
    const text = 'User-agent: a\nRequest-rate: 1/10s\nNoindex: /x\nContent-Signal: search=yes';
    expect(reasons(text, asBing, reads)).toEqual([
      '2 request-rate not-documented',
      '3 noindex not-documented',
      '4 content-signal not-documented',
    ]);
  });
});

describe('the scope of a line', () => {
  const groups =
    'Crawl-delay: 1\nUser-agent: a\nDisallow: /\nCrawl-delay: 2\n\nUser-agent: b\nCrawl-delay: 3\nDisallow: /\n\nUser-agent: a\nCrawl-delay: 2';

  it('depends on the tested crawler', () => {
    expect(reasons(groups, asBing)).toEqual([
      '1 crawl-delay outside',
      '4 crawl-delay used',
      '7 crawl-delay other-group',
      '11 crawl-delay used',
    ]);
    expect(factsOf(groups, asBing, null, 'b').facts.map(({ scope }) => scope)).toEqual([
      'outside',
      'other-group',
      'crawler',
      'other-group',
    ]);
  });

  it('is another group if no group is selected for the crawler', () => {
    expect(reasons(delay('5'), asBing, null, 'c')).toEqual(['2 crawl-delay other-group']);
  });

  it('is the * group for a crawler without a group', () => {
    expect(only('User-agent: *\nCrawl-delay: 5', asBing)).toMatchObject({ scope: 'crawler', why: 'used' });
  });

  const both = 'User-agent: *\nCrawl-delay: 5\nDisallow:\n\nUser-agent: a\nDisallow: /x';

  it('may be the * group in addition to a named group, for Bing', () => {
    expect(only(both, asBing)).toMatchObject({ scope: 'global', isInEffect: true });
    expect(only(both, asBing, reads)).toMatchObject({ scope: 'global', isInEffect: true });
  });

  it("excludes the * group for others, and for a crawler that doesn't read the field", () => {
    expect(only(both, asGoogle, reads)).toMatchObject({ scope: 'other-group', why: 'other-group' });
    expect(only(both, asBing, readsNot)).toMatchObject({ scope: 'other-group', why: 'ignored' });
  });

  it('excludes the * group for a crawler that skips it', () => {
    const robots = parseRobotsTxt('User-agent: *\nCrawl-delay: 5', bing);
    const selection = selectGroups(robots, { productTokens: ['a'], ignoresGlobalGroup: true });
    expect(fieldFacts(robots, selection, bingFieldRules, null).facts).toMatchObject([{ why: 'other-group' }]);
  });

  it('is outside all groups after a blank line that ends a group', () => {
    const text = 'User-agent: a\nDisallow: /\n\nCrawl-delay: 5';
    expect(reasons(text, asPython)).toEqual(['4 crawl-delay outside']);
    expect(reasons(text, asBing)).toEqual(['4 crawl-delay used']);
  });

  it("doesn't matter for Clean-param, Host and License", () => {
    const text =
      'Clean-param: ref /x\nUser-agent: b\nClean-param: sid\nHost: e.com\nLicense: https://e.com/l.xml';
    expect(reasons(text, asYandex)).toEqual([
      '1 clean-param used',
      '3 clean-param used',
      '4 host no-longer',
      '5 license ignored',
    ]);
  });
});

describe('several lines', () => {
  it('are undecided if they differ and the order of precedence is undocumented', () => {
    const text = `${delay('5')}\nCrawl-delay: 7\nCrawl-delay: 99\nDisallow: /`;
    expect(reasons(text, asBing)).toEqual([
      '2 crawl-delay undecided',
      '3 crawl-delay undecided',
      '4 crawl-delay invalid',
    ]);
    expect(factsOf(text, asBing).facts.some(({ isInEffect }) => isInEffect)).toBe(false);
  });

  it('count together if they agree', () => {
    expect(reasons(`${delay('5')}\nCrawl-delay: 05`, asBing)).toEqual([
      '2 crawl-delay used',
      '3 crawl-delay used',
    ]);
  });

  it('are undecided between the named group and *', () => {
    const text = `User-agent: *\nCrawl-delay: 5\nDisallow: /\n${delay('6')}`;
    expect(reasons(text, asBing)).toEqual(['2 crawl-delay undecided', '5 crawl-delay undecided']);
    expect(reasons(text.replace('6', '5'), asBing)).toEqual(['2 crawl-delay used', '5 crawl-delay used']);
  });

  it('share a group if no rule separates its names', () => {
    const text = `User-agent: *\nCrawl-delay: 5\n\nUser-agent: b\nDisallow: /`;
    expect(only(text, asBing, reads, 'b')).toMatchObject({ scope: 'crawler', isInEffect: true });
  });

  it('are decided by the last valid one in Python', () => {
    const text = `${delay('5')}\nCrawl-delay: 7\nCrawl-delay: 9s\nRequest-rate: 1/2\nRequest-rate: 3/4`;
    expect(reasons(text, asPython)).toEqual([
      '2 crawl-delay overridden',
      '3 crawl-delay used',
      '4 crawl-delay invalid',
      '5 request-rate overridden',
      '6 request-rate used',
    ]);
    expect(factsOf(text, asPython).facts.map(({ countsInstead }) => countsInstead)).toEqual([
      3,
      null,
      null,
      6,
      null,
    ]);
  });

  it('are omitted first if they are in groups for others', () => {
    const others = Array.from(
      { length: 300 },
      (_, index) => `User-agent: b${index}\nCrawl-delay: 1\nDisallow:`,
    );
    const text = `Sitemap: https://e.com/s.xml\n${others.join('\n')}\n${delay('5')}`;
    const { facts, total } = factsOf(text, asBing);
    expect([facts.length, total]).toEqual([FACT_LIMIT, 302]);
    expect(facts.at(0)).toMatchObject({ line: 1, field: 'sitemap' });
    expect(facts.at(1)).toMatchObject({ line: 3, why: 'other-group' });
    expect(facts.at(-1)).toMatchObject({ line: 903, why: 'used' });
    const lines = facts.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  it('are all considered, even beyond the limit', () => {
    const text = `User-agent: a\n${'Crawl-delay: 5\n'.repeat(FACT_LIMIT + 50)}Crawl-delay: 6`;
    const { facts, total } = factsOf(text, asBing);
    expect([facts.length, total]).toEqual([FACT_LIMIT, FACT_LIMIT + 51]);
    expect(facts.every(({ why }) => why === 'undecided')).toBe(true);
  });
});

describe('lines', () => {
  it('are shown as written, including misspelled ones that the dialect accepts', () => {
    expect(factsOf('site-MAP:  https://e.com/s.xml # x\nCRAWL-delay 5', asGoogle).facts).toMatchObject([
      { line: 1, field: 'sitemap', written: 'site-MAP', value: 'https://e.com/s.xml' },
      { line: 2, field: 'crawl-delay', written: 'CRAWL-delay', value: '5' },
    ]);
    expect(factsOf('site-map: https://e.com/s.xml', asBing).total).toBe(0);
  });

  it("exclude those that the dialect doesn't read", () => {
    const text = `Sitemap: https://e.com/1.xml\n#${'x'.repeat(512_000)}\nSitemap: https://e.com/2.xml`;
    expect(reasons(text, asGoogle)).toEqual(['1 sitemap used']);
    expect(factsOf(text, asYandex)).toEqual({ facts: [], total: 0, concerning: 0 });
  });

  it('are empty if reading the file fails', () => {
    expect(factsOf(`${delay('²')}\nSitemap: https://e.com/s.xml`, asPython)).toEqual({
      facts: [],
      total: 0,
      concerning: 0,
    });
  });

  it('are numbered by the text if the dialect splits one in two', () => {
    expect(reasons('# x\nUser-agent: a\fCrawl-delay: 5', asPython)).toEqual(['2 crawl-delay used']);
  });

  it('are truncated for display if they are very long, but parsed in full', () => {
    const url = `https://e.com/${'x'.repeat(485)}😀${'y'.repeat(10_000)}`;
    const fact = only(`Sitemap: ${url}`, asGoogle);
    expect(fact.value).toBe(url.slice(0, 499));
    expect(fact).toMatchObject({ isCut: true, isInEffect: true });
    expect(only(`Sitemap: ${url} x`, asGoogle)).toMatchObject({ why: 'invalid' });
    expect(only(`Sitemap${'z'.repeat(5_000)}: x`, asGoogle).written.length).toBe(500);
  });
});

describe('rules', () => {
  it.each(readers.map((reader) => [reader[0].id, reader] as const))(
    '%s: are consistent',
    (_id, [, rules]) => {
      for (const name of FIELD_NAMES) {
        const { use, since, source } = rules.fields[name];
        expect(since === null).toBe(use !== 'no-longer');
        expect(source ?? 'https://').toMatch(/^https:\/\//);
        if (use === 'used' || use === 'no-longer') expect(source).not.toBeNull();
      }
    },
  );

  it('mark the fields that Google, Bing, Yandex and Python use', () => {
    const used = (rules: FieldRules) => FIELD_NAMES.filter((name) => rules.fields[name].use === 'used');
    expect(readers.map(([, rules]) => used(rules))).toEqual([
      ['sitemap'],
      ['crawl-delay', 'sitemap'],
      ['clean-param', 'sitemap'],
      ['crawl-delay', 'request-rate', 'sitemap'],
      [],
      ['sitemap'],
      [],
    ]);
  });
});

describe('Python, compared with urllib.robotparser', () => {
  test(`${pythonCases.length} files`, () => {
    const found = { delays: 0, rates: 0 };
    for (const { robots, agent, ...expected } of pythonCases) {
      const { facts } = factsOf(robots, asPython, null, agent);
      const counts = facts.filter(({ isInEffect }) => isInEffect);
      const values = counts.map(({ validity }) => validity);
      const measured = {
        delay: values.flatMap((value) => ('amount' in value ? [value.amount] : []))[0] ?? null,
        rate:
          values.flatMap((value) => ('requests' in value ? [[value.requests, value.seconds]] : []))[0] ??
          null,
        sitemaps: counts.flatMap(({ field, value }) => (field === 'sitemap' ? [value] : [])),
      };
      expect({ robots, agent, ...measured }).toEqual({ robots, agent, ...expected });
      if (expected.delay !== null) found.delays++;
      if (expected.rate !== null) found.rates++;
    }
    expect(found.delays).toBeGreaterThan(60);
    expect(found.rates).toBeGreaterThan(60);
  });
});

describe('any file', () => {
  const line = fc.oneof(
    fc.constantFrom(
      'User-agent: a',
      'User-agent: *',
      'User-agent: b',
      'Disallow: /',
      '',
      ' ',
      '#',
      'Unicorn: 1',
    ),
    fc
      .tuple(
        fc.constantFrom(...FIELD_NAMES, 'Crawl-Delay', 'site-map'),
        fc.constantFrom('1', '5', '0.5', '21', 'x', '', '1/2', 'https://e.com/', '\udcff', '1'.repeat(999)),
      )
      .map((parts) => parts.join(': ')),
    fc.string({ unit: 'binary', maxLength: 20 }),
  );
  const crawler = fc.constantFrom(null, reads, readsNot, unknown, slurp, mj12bot);

  it('is read without an error or contradictory facts', () => {
    const check = (lines: readonly string[], reader: Reader, tested: DelayOfCrawler | null) => {
      const text = lines.join('\n');
      const { facts, total } = factsOf(text, reader, tested);
      expect(facts.length).toBe(Math.min(total, FACT_LIMIT));
      let last = 1;
      for (const fact of facts) {
        expect(fact.line).toBeGreaterThanOrEqual(last);
        last = fact.line;
        expect(fact.isInEffect).toBe(fact.why === 'used');
        if (fact.isInEffect) {
          expect(fact.use).toBe('used');
          expect(fact.validity.kind).toBe('valid');
          expect(fact.scope).toMatch(/^(crawler|global|file)$/);
        }
        expect(fact.countsInstead === null).toBe(fact.why !== 'overridden');
      }
      const delays = facts.filter(({ field, isInEffect }) => field === 'crawl-delay' && isInEffect);
      const amounts = delays.map(({ validity }) => ('amount' in validity ? validity.amount : null));
      expect(new Set(amounts).size).toBeLessThan(2);
    };
    fc.assert(fc.property(fc.array(line, { maxLength: 14 }), fc.constantFrom(...readers), crawler, check), {
      numRuns: 3_000,
    });
  });

  it('is read even with thousands of names and lines of one field', () => {
    const agents = Array.from({ length: 12_000 }, (_, index) => `User-agent: b${index}`).join('\n');
    const text = `${agents}\nUser-agent: *\n${'Crawl-delay: 5\n'.repeat(15_000)}User-agent: a\nDisallow: /`;
    const robots = parseRobotsTxt(text, bing);
    const selection = selectGroups(robots, { productTokens: ['a'] });
    const { total } = fieldFacts(robots, selection, bingFieldRules, null);
    expect(total).toBe(15_000);
  });
});
