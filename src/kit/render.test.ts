import { describe, expect, it } from 'vitest';
import { type Example, renderExample } from './render';

const FILE = `User-agent: *
Disallow: /search

User-agent: Googlebot
Allow: /shop/
Disallow: /shop/cart
`;

/** Renders an example that has no problem. */
function rendered(example: Partial<Example>, options?: Parameters<typeof renderExample>[1]) {
  const result = renderExample({ text: FILE, ...example }, options);
  if (result.kind === 'problem') throw new Error(result.message);
  return result;
}

/** Returns the problem of an example without its first words, or null. */
function problemOf(example: Partial<Example>): string | null {
  const result = renderExample({ text: FILE, ...example });
  return result.kind === 'problem' ? result.message.replace('robots.txt example: ', '') : null;
}

describe('a rendered example', () => {
  it('has the question, the answer and the marked line', () => {
    const { html, verdicts } = rendered({ url: 'https://example.com/shop/cart?a=1&b' });
    expect(html).toContain('Can Googlebot crawl https://example.com/shop/cart?a=1&amp;b?');
    expect(html).toContain('<strong>No.</strong> Blocked by line 6: <code>Disallow: /shop/cart</code>');
    expect(html.match(/<mark .*<\/mark>/s)?.[0].replace(/<[^>]+>/g, '')).toBe('Disallow: /shop/cart');
    expect(html).toContain('data-badge="wins · length 10"');
    expect(html).toContain('data-badge="matches · length 6"');
    expect(html).toContain('data-badge="for Googlebot"');
    expect(html).toMatch(/^<figure .*<\/figure>$/s);
    expect(verdicts).toEqual([
      {
        outcome: 'disallowed',
        line: 6,
        rule: 'Disallow: /shop/cart',
        sentence: 'No. Blocked by line 6: Disallow: /shop/cart',
        crawler: 'Googlebot',
        url: 'https://example.com/shop/cart?a=1&b',
        engine: 'google',
      },
    ]);
  });

  it('without a URL has the file only', () => {
    const { html, verdicts } = rendered({});
    expect(verdicts).toEqual([]);
    expect(html).not.toMatch(/<figcaption|<mark|data-badge|selected|unused/);
  });

  it('answers further questions below the first, for which the lines are marked', () => {
    const { html, verdicts } = rendered({
      url: '/shop/cart',
      more: [{ url: '/shop/', expect: 'allowed 5' }, { url: '/' }],
    });
    expect(verdicts.map(({ url, line }) => [url, line])).toEqual([
      ['/shop/cart', 6],
      ['/shop/', 5],
      ['/', 0],
    ]);
    expect(html.match(/robots-txt-answer/g)).toHaveLength(3);
    expect(html.match(/<mark/g)).toHaveLength(1);
    expect(problemOf({ url: '/', more: [{ url: '/shop/', expect: 'blocked' }] })).toContain(
      'expected "blocked" for Googlebot and /shop/',
    );
  });

  it('is in the element of the tester if it is live', () => {
    const { tree } = rendered(
      { url: '/', crawler: 'bingbot', view: 'both', loading: 'lazy' },
      { live: true },
    );
    expect(tree.tagName).toBe('robots-txt-tester');
    expect(tree.properties).toEqual({
      url: '/',
      crawler: 'bingbot',
      view: 'both',
      loading: 'lazy',
      height: 'content',
    });
    expect(tree.children).toHaveLength(1);
  });

  it.each<Partial<Example>>([
    { height: '120', 'max-height': '10000', theme: 'auto', loading: 'eager', view: 'sentence' },
    { height: '44', 'max-height': '44', view: 'verdict' },
    { height: 'auto', lock: 'url crawler', show: ' overview  why', quiz: '1', readonly: '' },
    { height: 'content', lock: '', quiz: 'false', highlight: '1' },
  ])('may have the attributes %j', (attributes) => {
    expect(rendered({ url: '/', ...attributes }, { live: true }).tree.properties).toMatchObject(attributes);
  });

  it('hides the answers of a quiz, and marks no line', () => {
    const { html, tree, verdicts } = rendered(
      { url: '/shop/cart', expect: 'blocked 6', quiz: 'true', more: [{ url: '/shop/' }] },
      { live: true },
    );
    expect(html).not.toMatch(/<mark|data-badge|selected|unused/);
    expect(
      html.match(/<details .*?<\/details>/gs)?.map((part) => part.replace(/<[^>]+>/g, ' ').trim()),
    ).toEqual([
      expect.stringMatching(/^Answer +No\. +Blocked by line 6:/),
      expect.stringMatching(/^Answer +Yes\. +Allowed by line 5:/),
    ]);
    expect(html.replace(/<details .*?<\/details>/gs, '')).not.toMatch(/Blocked by|Allowed by/);
    expect(tree.properties).toMatchObject({ quiz: 'true' });
    expect(verdicts).toHaveLength(2);
    expect(rendered({ url: '/', quiz: 'false' }).html).not.toContain('<details');
  });

  it('lists several URLs for the live tester', () => {
    const more = [{ url: '/shop/ x', expect: 'allowed 5' }, { url: '/search' }];
    const { tree } = rendered({ url: '/shop/cart', expect: 'blocked 6', more }, { live: true });
    expect(tree.properties['urls']).toBe('/shop/cart blocked /shop/%20x allowed /search');
    expect(rendered({ url: '/' }, { live: true }).tree.properties['urls']).toBeUndefined();
    const twice = { text: FILE, url: '/a b', more: [{ url: '/a%20b' }] };
    expect(renderExample(twice, { live: true })).toEqual({
      kind: 'problem',
      message: 'robots.txt example: a live example can list 20 URLs, each once.',
    });
    expect(renderExample(twice).kind).toBe('rendered');
  });

  it('marks no line if the rules decide nothing, and names the line that asks a crawler to stay away', () => {
    const asked = rendered({ crawler: 'ChatGPT-User', url: '/search' });
    const free = rendered({ crawler: 'ChatGPT-User', url: '/' });
    expect(asked.verdicts[0]).toMatchObject({
      outcome: 'not-applicable',
      line: 2,
      rule: 'Disallow: /search',
      sentence: expect.stringMatching(/, so line 2 only asks it to stay away\.$/),
    });
    expect(free.verdicts[0]).toMatchObject({ outcome: 'not-applicable', line: 0, rule: null });
    for (const { html } of [asked, free]) expect(html).not.toContain('<mark');
  });

  it('says that a policy token isn’t a crawler', () => {
    const text = 'User-agent: __usage_ai-training\nDisallow: /\n';
    const { html, verdicts } = rendered({ text, crawler: '__usage_ai-training', url: '/search' });
    expect(verdicts[0]).toMatchObject({
      ...{ outcome: 'not-applicable', line: 2, rule: 'Disallow: /', crawler: '__usage_ai-training' },
      sentence: expect.stringMatching(
        /^Not a crawler\. __usage_ai-training states a preference: no, by line 2\./,
      ),
    });
    expect(html).not.toContain('<mark');
  });

  it('uses the rules of the named engine', () => {
    const text = 'User-agent: *\nDisallow: /a\nAllow: /a/b';
    expect(rendered({ text, url: '/a/b', crawler: 'Googlebot' }).verdicts[0]?.line).toBe(3);
    expect(rendered({ text, url: '/a/b', engine: 'standard1994' }).verdicts[0]).toMatchObject({
      line: 2,
      engine: 'standard1994',
      sentence: expect.stringContaining('Under the rules of the 1994 text'),
    });
  });

  it('escapes everything that could be markup, also for Vue', () => {
    const text = 'User-agent: *\nDisallow: /<script>alert(1)</script>"&amp;{{ 1 }}';
    const { html } = rendered({ text, url: '/"><img src=x>', label: '"><b>' }, { live: true });
    expect(html).not.toMatch(/<script|<img|<b>|\{/);
    expect(html).toContain(
      '&lt;script>alert(1)&lt;/script>"&amp;amp;&#123;&#123; 1 }}'.replace('"', '&quot;'),
    );
  });

  it('frames the lines that its author points out', () => {
    const framed = rendered({ highlight: '1,3-4' }).html.match(/robots-txt-framed/g);
    expect(framed).toHaveLength(3);
  });

  it('ignores white space around a URL, as the page does', () => {
    expect(rendered({ url: ' /a\n' }).html).toContain('Can Googlebot crawl /a?');
  });

  it('counts line ends of all systems', () => {
    expect(rendered({ text: FILE.replaceAll('\n', '\r\n'), url: '/shop/cart' }).verdicts[0]?.line).toBe(6);
    expect(rendered({ text: FILE.replaceAll('\n', '\r'), url: '/shop/cart' }).verdicts[0]?.line).toBe(6);
  });
});

describe('an expected answer', () => {
  it.each(['blocked', 'blocked 6', ' blocked  6 '])('is met by %j', (expected) => {
    expect(problemOf({ url: '/shop/cart', expect: expected })).toBeNull();
  });

  it.each([
    ['allowed', '/shop/cart', 'blocked 6'],
    ['blocked 5', '/shop/cart', 'blocked 6'],
    ['blocked', '/shop/', 'allowed 5'],
    ['allowed 5', '/', 'allowed'],
  ])('%j is not met for %s', (expected, url, found) => {
    const { sentence } = rendered({ url }).verdicts[0] ?? {};
    expect(problemOf({ url, expect: expected })).toBe(
      `expected "${expected}" for Googlebot and ${url}, but found "${found}". ${sentence}`,
    );
  });

  it('may be that the file or the rules decide nothing', () => {
    const person = { crawler: 'ChatGPT-User', url: '/' };
    for (const expected of ['blocked', 'asked', 'undecided'])
      expect(problemOf({ ...person, expect: expected })).toContain(
        'but found "not-applicable". robots.txt may not stop it.',
      );
    // As in a suite: nothing blocks it.
    for (const expected of ['allowed', 'not-applicable'])
      expect(problemOf({ ...person, expect: expected })).toBeNull();
    const asked = { ...person, url: '/search' };
    for (const expected of ['asked', 'asked 2', 'not-applicable', 'not-applicable 2'])
      expect(problemOf({ ...asked, expect: expected })).toBeNull();
    for (const expected of ['blocked', 'allowed', 'asked 3'])
      expect(problemOf({ ...asked, expect: expected })).toContain('but found "asked 2". robots.txt may not');
    const failing = { text: 'User-agent: *\nDisallow: /a\nDisallow: //[', url: '/a', engine: 'python' };
    expect(problemOf({ ...failing, expect: 'undecided 3' })).toBeNull();
    expect(rendered(failing).verdicts).toMatchObject([{ line: 3, rule: null }]);
    expect(rendered(failing).html).not.toContain('<mark');
  });
});

it.each<[problem: string, Partial<Example>]>([
  ['expect "no" can\'t be read.', { url: '/', expect: 'no' }],
  ['expect "blocked by 6" can\'t be read.', { url: '/', expect: 'blocked by 6' }],
  ['expect needs a url to test.', { expect: 'blocked' }],
  ['quiz needs a url.', { quiz: 'true' }],
  ['url "example.com/a" has no protocol such as https://. Did you mean https://', { url: 'example.com/a' }],
  ['url "mailto:a@b" uses mailto', { url: 'mailto:a@b' }],
  ['crawler "Gogglebot" isn\'t a known crawler. Did you mean Googlebot?', { url: '/', crawler: 'Gogglebot' }],
  ['crawler "Mozilla/5.0" doesn\'t name a crawler.', { url: '/', crawler: 'Mozilla/5.0' }],
  ['unknown engine "Google". Use google, rfc9309', { url: '/', engine: 'Google' }],
  ['unknown engine "Google".', { engine: 'Google' }],
  ['crawler "Gogglebot"', { crawler: 'Gogglebot' }],
  ['unknown word "expects".', { url: '/', expects: 'allowed' } as Partial<Example>],
  ['unknown word "onclick".', { onclick: 'alert(1)' } as Partial<Example>],
  ['the file is empty.', { text: '\n', url: '/', expect: 'allowed' }],
  ["the file isn't plain text", { text: 'Disallow: /\udce4' }],
  ["the file isn't plain text", { text: 'Disallow: /\0' }],
  ["crawler contains a character that a page can't show.", { url: '/', crawler: 'Googlebot\0' }],
  ['url contains a character', { url: '/\0' }],
  ['url contains a character', { url: '/', more: [{ url: '/a\udce4' }] }],
  ['expect contains a character', { url: '/', more: [{ url: '/a', expect: 'allowed\0' }] }],
  ['label contains a character', { label: '\0' }],
  ['unknown theme "blue". Use light, dark or auto.', { theme: 'blue' }],
  ['unknown loading "slow". Use lazy, eager or click.', { loading: 'slow' }],
  ['unknown view "foo". Use both, editor, sentence, verdict or overview.', { view: 'foo' }],
  ['unknown lock "foo". Use crawler or url.', { lock: 'url foo' }],
  ['unknown show "foo". Use why, problems or overview.', { show: 'foo' }],
  ['unknown quiz "yes". Use true or false.', { url: '/', quiz: 'yes' }],
  ['unknown readonly "no". Use true or false.', { readonly: 'no' }],
  ['unknown quiz "readonly".', { url: '/', quiz: 'readonly' }],
  ['unknown height "20". Use auto, content or 120–10000.', { height: '20' }],
  ['unknown height "20". Use auto, content or 44–10000.', { height: '20', view: 'verdict' }],
  ['unknown height "10001".', { height: '10001' }],
  ['unknown max-height "abc". Use 120–10000.', { 'max-height': 'abc' }],
  ['unknown max-height "auto".', { 'max-height': 'auto' }],
  ['highlight names line 99, but the file has 6 lines.', { highlight: '2,99' }],
  ['highlight "4-2" can\'t be read.', { highlight: '4-2' }],
  ['the file starts with an empty line.', { text: '\nUser-agent: *' }],
  ['the file is too long for an example. The limits are 1,000 lines', { text: 'a\n'.repeat(1_001) }],
  ['and 100,000 characters in all.', { text: `${'a'.repeat(1_900)}\n`.repeat(60) }],
  ['the file is too long for an example. The limits are', { text: 'a'.repeat(2_001) }],
])('refuses: %s', (problem, example) => {
  expect(problemOf(example)).toContain(problem);
});
