import { describe, expect, it, test } from 'vitest';
import type { DialectId, FieldFact, FieldName, FieldProblem, FieldReason, Validity } from '../../engine';
import type { DescribedCrawler } from './crawler';
import { fieldNotes } from './field-notes';
import { fieldSentence, fieldState, fieldTitle } from './fields';
import { plain } from './rich';

function known(
  name: string,
  dialect: 'google' | 'bing' | 'yandex' | 'unknown',
  more: { readonly obeysContentSignal?: true } = {},
): DescribedCrawler {
  const crawler = {
    name,
    productToken: name,
    dialect,
    obeysRobots: 'yes',
    ignoresGlobalGroup: false,
    ...more,
  } as const;
  return { kind: 'known', crawler, from: 'catalogue' };
}

const bingbot = known('Bingbot', 'bing');
const googlebot = known('Googlebot', 'google');
const claudeBot = known('ClaudeBot', 'unknown');
const cloudflare = known('Cloudflare', 'unknown', { obeysContentSignal: true });
const typed: DescribedCrawler = { kind: 'token', token: 'ExampleBot', from: 'typed' };

function seconds(amount: number, part: object = {}): Validity {
  return { kind: 'valid', form: 'delay', amount, unit: 'seconds', step: null, ...part };
}

function wrong(
  problem: FieldProblem,
  range: { min: number; max: number; whole: boolean } | null = null,
): Validity {
  return { kind: 'invalid', problem, range };
}

function fact(part: Partial<FieldFact>): FieldFact {
  return {
    line: 2,
    field: 'crawl-delay',
    written: 'Crawl-delay',
    value: '5',
    isCut: false,
    scope: 'crawler',
    use: 'used',
    statedBy: 'crawler',
    source: null,
    since: null,
    validity: seconds(5),
    isInEffect: true,
    why: 'used',
    countsInstead: null,
    ...part,
  };
}

function sentenceOf(
  part: Partial<FieldFact>,
  chosen: DescribedCrawler = bingbot,
  dialect: DialectId = 'bing',
): string {
  return plain(fieldSentence(fact(part), chosen, dialect));
}

const bingRange = { min: 1, max: 20, whole: true };

describe('fieldSentence', () => {
  it.each([
    [{}, 'Bingbot fetches at most one page every 5 seconds.'],
    [{ statedBy: 'dialect' }, 'Bing fetches at most one page every 5 seconds.'],
    [{ validity: seconds(1) }, 'Bingbot fetches at most one page every second.'],
    [{ validity: seconds(0.5) }, 'Bingbot fetches at most one page every 0.5 seconds.'],
    [{ validity: seconds(0) }, 'For Bingbot, 0 means no pause between two pages.'],
    [
      { validity: seconds(10, { step: 'very-slow' }) },
      "Bingbot fetches at most one page every 10 seconds. That's very slow.",
    ],
    [
      { validity: seconds(0.005, { unit: 'relative' }) },
      'For Bingbot, 0.005 sets a relative speed, not a number of seconds.',
    ],
    [
      { validity: seconds(3, { unit: null }) },
      'Bingbot reads it: the higher the number, the slower it crawls.',
    ],
    [
      { scope: 'global' },
      'Bingbot fetches at most one page every 5 seconds. This line is under User-agent: *, but it also counts for crawlers that the file names elsewhere.',
    ],
    [{ validity: { kind: 'valid', form: 'text' }, field: 'license' }, 'Bingbot reads it.'],
  ] as const)('says what is in effect', (part, sentence) => expect(sentenceOf(part)).toBe(sentence));

  test.each(['1', '10', '20'] as const)('names the step of founding statement 109 for %s', (value) => {
    const step = { 1: 'slow', 10: 'very-slow', 20: 'extremely-slow' } as const;
    const sentence = sentenceOf({ validity: seconds(Number(value), { step: step[value] }) });
    expect(sentence).toMatch(new RegExp(`That's ${step[value].replace('-', ' ')}\\.$`));
  });

  it('says who a sitemap is for', () =>
    expect(sentenceOf({ field: 'sitemap', scope: 'file', validity: { kind: 'valid', form: 'text' } })).toBe(
      'This is for every crawler, wherever the line is in the file.',
    ));

  it.each([
    [['ref'], null, 'Yandex treats addresses that differ only in ref as one page.'],
    [['a', 'b'], '/x', 'Yandex treats addresses that begin with /x and differ only in a, b as one page.'],
    [['a', 'b', 'c'], null, 'Yandex treats addresses that differ only in a, b, c as one page.'],
    [
      ['a', 'b', 'c', 'd', 'e'],
      null,
      'Yandex treats addresses that differ only in a, b, c and 2 more parameters as one page.',
    ],
  ])('says what Clean-param does', (names, path, sentence) => {
    const validity: Validity = { kind: 'valid', form: 'parameters', names, path };
    expect(sentenceOf({ field: 'clean-param', statedBy: 'dialect', validity }, typed, 'yandex')).toBe(
      sentence,
    );
  });

  it.each([
    [{ validity: seconds(1) }, 'Python passes 1 second on to the program that uses it.'],
    [
      {
        field: 'request-rate',
        validity: { kind: 'valid', form: 'rate', requests: 1, seconds: 10, hours: null },
      },
      'Python passes 1 request in 10 seconds on to the program that uses it.',
    ],
    [
      { field: 'license', validity: { kind: 'valid', form: 'text' } },
      'Python passes it on to the program that uses it.',
    ],
    [
      { why: 'invalid', validity: wrong('not-a-number') },
      'Not a plain number: Python accepts digits only, so this line has no effect.',
    ],
    [
      { why: 'invalid', field: 'request-rate', validity: wrong('malformed') },
      'Not in the right form: Python accepts digits only, such as 1/10, so this line has no effect.',
    ],
  ] as const)('says what a library does', (part, sentence) =>
    expect(sentenceOf({ statedBy: 'library', ...part }, typed, 'python')).toBe(sentence),
  );

  it.each([
    [{ why: 'ignored' }, 'Bingbot ignores Crawl-delay.'],
    [{ why: 'ignored', statedBy: 'dialect', field: 'host' }, "Under Bing's rules, Host is ignored."],
    [
      { why: 'no-longer', statedBy: 'dialect', since: '2018-02-22' },
      "Under Bing's rules, Crawl-delay hasn't counted since February 2018.",
    ],
    [{ why: 'no-longer', since: null }, "Under Bing's rules, Crawl-delay hasn't counted for a while."],
    [{ why: 'not-documented' }, "It isn't documented whether Bingbot reads Crawl-delay."],
    [
      {
        why: 'not-documented',
        statedBy: 'dialect',
        field: 'content-signal',
        validity: wrong('unknown-value'),
      },
      "It isn't documented whether Bingbot reads Content-Signal. Unknown value: it accepts preferences such as search=yes, ai-train=no.",
    ],
    [{ why: 'other-group' }, "This line is under another crawler's name, so it isn't for this one."],
    [{ why: 'outside' }, 'No User-agent line applies here, so no crawler follows this line.'],
    [{ why: 'overridden', countsInstead: 9 }, 'Only the last of these lines counts: line 9.'],
    [{ why: 'overridden' }, 'Another line counts instead.'],
    [{ why: 'undecided' }, "The Crawl-delay lines differ, and it isn't documented which one counts."],
  ] as const)('says why a line is not in effect', (part, sentence) =>
    expect(sentenceOf(part)).toBe(sentence),
  );

  it('names the dialect when no crawler is chosen', () => {
    const none: DescribedCrawler = { kind: 'none', reason: 'empty' };
    expect(sentenceOf({ why: 'not-documented' }, none)).toBe(
      "It isn't documented whether Bing reads Crawl-delay.",
    );
    expect(sentenceOf({}, none)).toBe('Bing fetches at most one page every 5 seconds.');
  });

  const rest = ". It isn't documented what happens with other values.";

  it.each([
    [wrong('out-of-range', bingRange), 'Out of range: Bingbot accepts whole numbers from 1 to 20'],
    [wrong('not-whole', bingRange), 'Not a whole number: Bingbot accepts whole numbers from 1 to 20'],
    [
      wrong('negative', { min: 0, max: 10, whole: false }),
      'Out of range: Bingbot accepts numbers from 0 to 10',
    ],
    [wrong('negative'), 'Out of range: Bingbot accepts a number such as 5'],
    [wrong('not-a-number'), 'Not a plain number: Bingbot accepts a number such as 5'],
    [wrong('empty'), 'No value: Bingbot accepts a number such as 5'],
    [wrong('too-long'), 'Too long'],
    [wrong('unknown-key'), 'Unknown name: Bingbot accepts a number such as 5'],
    [wrong('repeated-key'), 'The same name twice: Bingbot accepts a number such as 5'],
  ] as const)('says what is wrong', (validity, sentence) =>
    expect(sentenceOf({ why: 'invalid', validity })).toBe(sentence + rest),
  );

  const forms: readonly (readonly [FieldName, string])[] = [
    ['request-rate', '1/10s or 1/10s 1800-1900'],
    ['visit-time', 'two times of day such as 0600-0845'],
    ['host', 'one host name such as example.com'],
    ['clean-param', 'ref&sid or ref&sid /path'],
    ['content-usage', 'train-ai=n or /path train-ai=n'],
    ['license', 'a full address such as https://example.com/license.xml'],
    ['noindex', 'a path such as /private/'],
  ];
  it.each(forms)('says what form %s has', (field, form) =>
    expect(sentenceOf({ why: 'invalid', field, validity: wrong('malformed') })).toBe(
      `Not in the right form: Bingbot accepts ${form}${rest}`,
    ),
  );

  test('founding statement 99: a sitemap needs a full address', () =>
    expect(
      sentenceOf({ why: 'invalid', field: 'sitemap', statedBy: 'dialect', validity: wrong('not-absolute') }),
    ).toBe(`Not a full address: Bing accepts a full address such as https://example.com/sitemap.xml${rest}`));

  test('founding statement 111: Host is ignored by Google', () =>
    expect(sentenceOf({ why: 'ignored', statedBy: 'dialect', field: 'host' }, googlebot, 'google')).toBe(
      "Under Google's rules, Host is ignored.",
    ));
});

describe('a Content-Signal line', () => {
  const signal = { why: 'not-documented', statedBy: 'dialect', field: 'content-signal' } as const;
  const preferences = fact({ ...signal, validity: { kind: 'valid', form: 'preferences', pairs: [] } });
  const malformed = fact({ ...signal, validity: wrong('malformed') });

  it.each([
    [cloudflare, preferences, 'documented', 'Cloudflare refuses crawl jobs that this signal excludes.'],
    [
      cloudflare,
      malformed,
      'not documented',
      "It isn't documented whether Cloudflare reads a line in this form.",
    ],
    [bingbot, preferences, 'not documented', "It isn't documented whether Bingbot reads Content-Signal."],
  ])('is acted on where an operator documents it: %#', (asked, line, state, sentence) => {
    expect(fieldState(line, asked)).toBe(state);
    expect(plain(fieldSentence(line, asked, 'rfc9309'))).toContain(sentence);
  });
});

describe('fieldTitle', () => {
  it('is the line as written, shortened', () => {
    expect(plain(fieldTitle(fact({ written: 'CRAWL-delay' })))).toBe('CRAWL-delay: 5');
    expect(plain(fieldTitle(fact({ value: '' })))).toBe('Crawl-delay:');
    expect(plain(fieldTitle(fact({ value: 'x'.repeat(500) }))).length).toBeLessThan(100);
    expect(plain(fieldTitle(fact({ written: 's'.repeat(500) }))).length).toBeLessThan(100);
  });
});

describe('fieldState', () => {
  const states: Readonly<Record<FieldReason, string>> = {
    used: 'in effect',
    ignored: 'ignored',
    'no-longer': 'ignored',
    'not-documented': 'not documented',
    undecided: 'not documented',
    'other-group': 'for others',
    outside: 'for no crawler',
    invalid: 'not valid',
    overridden: 'overridden',
  };
  it.each(Object.entries(states))('%s is “%s”', (why, state) =>
    expect(fieldState(fact({ why: why as FieldReason }), bingbot)).toBe(state),
  );
});

test('a Sitemap line is for every crawler', () => {
  expect(fieldState(fact({ why: 'used', field: 'sitemap' }), bingbot)).toBe('for every crawler');
  expect(fieldState(fact({ why: 'ignored', field: 'sitemap' }), bingbot)).toBe('ignored');
});

describe('fieldNotes', () => {
  function notes(part: Partial<FieldFact>, chosen: DescribedCrawler, dialect: DialectId): readonly string[] {
    return fieldNotes([fact(part)], chosen, dialect).map(plain);
  }

  const rate =
    "You used to set Google's crawl rate in Search Console. Google removed that setting in January 2024 and now sets the rate itself.";

  test('founding statement 110: where the rate for Google was set', () => {
    expect(notes({ why: 'ignored' }, googlebot, 'google')).toEqual([rate]);
    expect(notes({ why: 'ignored', statedBy: 'dialect' }, typed, 'google')).toEqual([rate]);
    expect(notes({ why: 'ignored', statedBy: 'dialect' }, typed, 'google2020')).toEqual([rate]);
  });

  it("does not mention Google for other operators' crawlers", () => {
    expect(notes({ why: 'ignored' }, claudeBot, 'google')).toEqual([]);
    expect(notes({ why: 'ignored', statedBy: 'dialect' }, typed, 'standard1994')).toEqual([]);
    expect(notes({ why: 'not-documented' }, googlebot, 'google')).toEqual([]);
    expect(notes({ why: 'ignored' }, typed, 'google')).toEqual([]);
  });

  test('founding statement 109: the scale of Bing', () => {
    expect(notes({ validity: seconds(5, { step: 'slow' }) }, bingbot, 'bing')).toEqual([
      'For Bing, 1 to 9 is slow, 10 to 19 is very slow, and 20 is extremely slow. Without Crawl-delay, it crawls at its normal pace.',
    ]);
    expect(notes({}, claudeBot, 'rfc9309')).toEqual([]);
  });

  it('says where the rate for Yandex is set', () => {
    const rateForYandex = ["You can set Yandex's crawl rate in Yandex Webmaster."];
    expect(notes({ why: 'no-longer', statedBy: 'dialect' }, typed, 'yandex')).toEqual(rateForYandex);
    expect(notes({ why: 'ignored' }, known('YandexBot', 'yandex'), 'google')).toEqual(rateForYandex);
    expect(notes({ why: 'used', statedBy: 'dialect' }, typed, 'yandex')).toEqual([]);
  });

  test('founding statement 106: a sitemap line is public', () =>
    expect(notes({ field: 'sitemap' }, typed, 'rfc9309')).toEqual([
      'Anyone can read this file, so a Sitemap line makes the address public. To keep it secret, leave it out and submit the sitemap to each search engine.',
    ]));

  test('founding statement 111: what Host was', () =>
    expect(notes({ field: 'host' }, typed, 'rfc9309')).toEqual([
      'Host used to tell Yandex which copy of a site is the main one. Today, use a permanent redirect instead.',
    ]));

  it('says what keeps pages out of results', () =>
    expect(notes({ field: 'noindex' }, typed, 'rfc9309')).toEqual([
      'To keep a page out of search results, allow it and use noindex in the page or in its HTTP header.',
    ]));

  it('says who acts on Content-Signal', () =>
    expect(notes({ field: 'content-signal' }, typed, 'rfc9309')).toEqual([
      "Content-Signal says what pages may be used for. It doesn't affect the answer here. Only one crawler is documented to act on it: Cloudflare's crawl endpoint.",
    ]));

  it.each(['content-usage', 'license'] as const)('says that %s blocks nothing', (field) =>
    expect(notes({ field }, typed, 'rfc9309')).toEqual([
      "This line states how the pages may be used. It doesn't block crawlers; only Disallow does.",
    ]),
  );

  it('says each thing once', () => {
    const facts = [fact({ field: 'sitemap' }), fact({ field: 'sitemap' }), fact({ field: 'host' })];
    expect(fieldNotes(facts, typed, 'google').length).toBe(2);
  });
});
