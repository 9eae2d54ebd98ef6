import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileOf } from '../engine';
import type { CrawlerProfile } from '../engine/crawlers';
import { FIELD_NAMES } from '../engine/field-names';
import { noTerms, readers } from '../engine/fields';
import { witness } from '../engine/match';
import { parseRobotsTxt } from '../engine/parse';
import { applyEdits } from '../engine/text-edits';
import { lint, lintSteps } from './lint';
import { NO_CONTEXT } from './lint-context';
import { contextOf, exampleCrawlers, findingsIn } from './testdata/example-file';
import { plainWords, ruleAbouts } from './texts';

/** Returns severity and line of a rule's findings. */
function severities(rule: string, text: string): (readonly [string, number])[] {
  return findingsIn(text, {})
    .filter((finding) => finding.rule === rule)
    .map(({ severity, line }) => [severity, line]);
}

describe('a group for msnbot, which bingbot falls back to', () => {
  const text = 'User-agent: msnbot\nDisallow: /x\n\nUser-agent: *\nDisallow: /y\n';

  test.each([NO_CONTEXT, contextOf({})])('is neither an outdated nor an unknown name', (context) => {
    const rules = lint(parseRobotsTxt(text), context).map(({ rule }) => rule);
    expect(rules).not.toContain('agent-obsolete');
    expect(rules).not.toContain('agent-unknown');
  });

  test('leaves bingbot without the rules of the * group', () => {
    const [googlebot] = exampleCrawlers as readonly [CrawlerProfile];
    const crawlers = [...exampleCrawlers, { ...googlebot, productToken: 'msnbot' }];
    const rules = lint(parseRobotsTxt(text), contextOf({ crawlers })).map(({ rule }) => rule);
    expect(rules).toContain('star-not-inherited');
  });
});

test('a block for * counts the names that it does not apply to', () => {
  const text =
    'User-agent: a\nUser-agent: b\nDisallow: /x\n\nUser-agent: B\nAllow: /\n\nUser-agent: c\nDisallow: /\n\nUser-agent: *\nDisallow: /\n';
  const found = findingsIn(text, {});
  for (const id of ['block-all', 'adsbot-not-covered'])
    expect(found.find(({ rule }) => rule === id)?.params).toMatchObject({ exempt: 2 });
});

test('a group that has only a delay keeps it, because its name would join the next group', () => {
  const fixes = (text: string) =>
    findingsIn(text, {}).flatMap(({ rule, fix }) => (rule === 'crawl-delay-unused' ? [fix !== null] : []));
  const next = '\nUser-agent: CCBot\nDisallow: /\n';
  expect(fixes(`User-agent: Googlebot\nCrawl-delay: 5\n${next}`)).toEqual([false]);
  expect(fixes(`User-agent: Googlebot\nCrawl-delay: 5\nDisallow: /x\n${next}`)).toEqual([true]);
});

test('a search engine that follows none of several rules for * is a warning', () => {
  const group = (paths: readonly string[]) => paths.map((path) => `Disallow: ${path}\n`).join('');
  const text = (paths: readonly string[]) =>
    `User-agent: bingbot\n${group(paths)}\nUser-agent: *\n${group(['/a', '/b', '/c', '/d'])}`;
  expect(severities('star-not-inherited', text(['/z']))).toEqual([['warning', 1]]);
  expect(severities('star-not-inherited', text(['/a', '/z']))).toEqual([['note', 1]]);
});

test('only a known site that is open to most crawlers needs a sitemap', () => {
  const closed = `User-agent: Googlebot\n${'abcde'.replaceAll(/./g, 'Disallow: /$&/\n')}\nUser-agent: *\n`;
  const sitemaps = (text: string, robotsUrl: string | null) =>
    findingsIn(text, { robotsUrl }).flatMap(({ rule, params }) => (rule === 'no-sitemap' ? [params] : []));
  expect(sitemaps(`${closed}Disallow: /\n`, 'https://a.org/robots.txt')).toEqual([]);
  expect(sitemaps(`${closed}Disallow: /x\n`, null)).toEqual([]);
  expect(sitemaps(`${closed}Disallow: /x\n`, 'https://a.org/robots.txt')).toEqual([
    { sitemap: 'https://a.org/sitemap.xml' },
  ]);
});

test('lines below a comment stay where they are', () => {
  const fixes = (text: string, id: string) =>
    findingsIn(text, {}).flatMap(({ rule, fix }) => (rule === id ? [fix !== null] : []));
  const sitemap = 'Sitemap: https://example.com/s.xml\n';
  const inGroup = (comment: string) =>
    `User-agent: bingbot\nDisallow: /x\n${comment}${sitemap}Disallow: /y\n`;
  expect(fixes(inGroup(''), 'sitemap-in-group')).toEqual([true]);
  expect(fixes(inGroup('# all pages\n'), 'sitemap-in-group')).toEqual([false]);
  const late = (comment: string) => `User-agent: *\nDisallow: /a\n${comment}Disallow: /b\nAllow: /a/b\n`;
  expect(fixes(late(''), 'order-dependent')).toEqual([true]);
  expect(fixes(late('# shop\n'), 'order-dependent')).toEqual([false]);
});

test('a name joined to a block by a delay is no blocked search engine', () => {
  const text = (delay: string) => `User-agent: bingbot\n${delay}User-agent: BadBot\nDisallow: /\n`;
  expect(severities('search-engine-blocked', text(''))).toEqual([['warning', 1]]);
  expect(severities('search-engine-blocked', text('Crawl-delay: 5\n'))).toEqual([]);
});

test('a blank line in the * group is no matter for Yandex if the file names it', () => {
  const text = 'User-agent: *\n\nDisallow: /x\n';
  expect(severities('blank-line-after-agent', text)).toEqual([['warning', 3]]);
  expect(severities('blank-line-after-agent', `${text}\nUser-agent: YandexBot\nDisallow: /\n`)).toEqual([]);
});

test('a group into which rules slid keeps the line that opens it', () => {
  const group = 'User-agent: Googlebot-Image\nDisallow:\n\n# shop\nDisallow: /x\nDisallow: /y\n';
  const found = findingsIn(`User-agent: *\nDisallow: /a\n\n${group}`, {});
  expect(found.filter(({ rule }) => rule === 'slid-rules')).toHaveLength(1);
  expect(found.filter(({ rule }) => rule === 'empty-disallow')).toEqual([]);
  expect(found.filter(({ rule }) => rule === 'star-not-inherited')).toEqual([]);
});

test('a name with stars that several crawlers contain is no certain mistake', () => {
  expect(severities('agent-wildcard-prefix', 'User-agent: *bot\nDisallow: /\n')).toEqual([['warning', 1]]);
});

test('all * groups are one finding', () => {
  const text = ['/a', '/b', '/c'].map((path) => `User-agent: *\nDisallow: ${path}\n`).join('\n');
  const found = findingsIn(text, {}).filter(({ rule }) => rule === 'several-star-groups');
  expect(found.map(({ line, related, params }) => [line, related, params['groups']])).toEqual([
    [4, [1, 7], 3],
  ]);
});

describe('a group without rules', () => {
  const params = (text: string) =>
    findingsIn(text, {}).find(({ rule }) => rule === 'group-without-rules')?.params;
  const names = 'User-agent: Zbot\nCrawl-delay: 9\n# search\nUser-agent: bingbot\n\nUser-agent: Googlebot\n';

  test('may be blocked from the whole site by the rules of another', () => {
    const text = (path: string) =>
      `User-agent: bingbot\nCrawl-delay: 2\n\nUser-agent: BadBot\nDisallow: ${path}\n`;
    expect([params(text('/'))?.['blocksAll'], params(text('/x'))?.['blocksAll']]).toEqual([true, false]);
  });

  test('lists all crawlers concerned, search engines first', () => {
    const shared = { names: ['bingbot', 'Zbot'], nameCount: 2, next: 'Googlebot', isLast: false };
    expect(params(`${names}Disallow: /x\n`)).toMatchObject(shared);
    expect(params(names)).toMatchObject({ names: ['Googlebot', 'bingbot', 'Zbot'], isLast: true });
  });

  test('opens something only if the * group blocks something', () => {
    expect(params(`User-agent: *\nDisallow: /x\n\n${names}`)).toMatchObject({ isOpen: true });
    expect(params(`User-agent: *\nDisallow:\n\n${names}`)).toMatchObject({ isOpen: false });
  });
});

test.each([
  ['*', true],
  ['YandexBot', true],
  ['Googlebot', false],
  ['NobodysBot', false],
])('a blank line in the group for %s is reported because of Yandex: %s', (name, isReported) => {
  const found = findingsIn(`User-agent: ${name}\n\nDisallow: /x\n`, {});
  expect(found.some(({ rule }) => rule === 'blank-line-after-agent')).toBe(isReported);
});

test('a cut-off path has a fix only if other paths contain the sign', () => {
  const fixes = (text: string) =>
    findingsIn(text, {}).flatMap(({ rule, fix }) => (rule === 'hash-in-path' ? [fix !== null] : []));
  expect(fixes('User-agent: *\nDisallow: /app#/cart\n')).toEqual([false]);
  expect(fixes('User-agent: *\nDisallow: /app#/cart\nDisallow: /%23\n')).toEqual([true]);
});

/** Returns the plain title and explanation of a rule's first finding, and the text after its fix. */
function textsAndFix(rule: string, text: string): { texts: string; fixed: string | null } {
  const finding = findingsIn(text, {}).find((one) => one.rule === rule);
  const about = ruleAbouts.get(rule);
  if (finding === undefined || about === undefined) throw new Error(`no finding of ${rule}`);
  const parts = [about.title(finding.params), about.explain(finding.params)];
  return {
    texts: parts.map(plainWords).join('. '),
    fixed: finding.fix === null ? null : applyEdits(text, finding.fix()),
  };
}

describe('blocked pages that should not be listed', () => {
  const rule = 'noindex-with-block';
  const lines = (text: string) =>
    findingsIn(text, {}).flatMap((one) =>
      one.rule === rule ? [[one.severity, one.line, ...one.related]] : [],
    );

  test('are one finding below one comment, up to the next line that is no rule', () => {
    const text =
      'User-agent: *\n# de-indexed\nDisallow: /a\nAllow: /a/b\nDisallow: /c\n\nDisallow: /d\n# other\nDisallow: /e\n';
    expect(lines(text)).toEqual([['warning', 3, 2, 5]]);
    expect(textsAndFix(rule, text).texts).toContain('Blocking /a and one more path doesn’t keep them out');
  });

  test('are counted once per path', () => {
    const group = (agent: string) =>
      `User-agent: ${agent}\nDisallow: /a\nNoindex: /a\nDisallow: /b$\nNoindex: /b$\n`;
    const text = `${group('*')}\n${group('Googlebot')}`;
    expect(lines(text)).toEqual([['warning', 2, 3, 5, 9, 11, 4, 8, 10]]);
    expect(textsAndFix(rule, text).texts).toContain('Blocking /a and one more path doesn’t keep them out');
  });

  test.each([
    ['do not index', 'warning'],
    ['don’t need to be indexed', 'note'],
    ['need not be indexed', 'note'],
  ])('with the comment %j are a %s', (comment, severity) => {
    expect(lines(`User-agent: *\nDisallow: /x # ${comment}\n`)).toEqual([[severity, 2]]);
  });

  test.each(['/search', '/*/search/', '/catalogsearch/result/', '/suche.html', '/*?sort=', '/*&page='])(
    'are not reported for %s, which sites usually block',
    (path) => {
      expect(lines(`User-agent: *\nNoindex: ${path}\nDisallow: ${path}\n`)).toEqual([]);
      expect(lines(`User-agent: *\nDisallow: ${path} # do not index\n`)).toEqual([]);
    },
  );

  test('are reported for /research', () => {
    expect(lines('User-agent: *\nNoindex: /research\nDisallow: /research\n')).toEqual([['warning', 3, 2]]);
  });

  test('claim no noindex in the page where only a Noindex line is known', () => {
    const { texts } = textsAndFix(rule, 'User-agent: *\nNoindex: /x\nDisallow: /x\n');
    expect(texts).toContain('Blocking /x doesn’t keep it out of search results');
    expect(texts).toContain('no major search engine reads Noindex lines');
    expect(texts).toContain('X-Robots-Tag');
  });
});

test('Noindex lines of all groups are one finding, with the number of lines that its fix changes', () => {
  const group = (agent: string) => `User-agent: ${agent}\nNoindex: /a\nNoindex: /b\n`;
  const text = `${group('*')}\n${group('Googlebot')}`;
  const found = findingsIn(text, {}).filter(({ rule }) => rule === 'noindex-field');
  expect(found.map(({ line, related, fix }) => [line, ...related, fix?.().length])).toEqual([
    [2, 3, 6, 7, 4],
  ]);
  const { texts } = textsAndFix('noindex-field', text);
  expect(texts).toContain('No major search engine reads these 4 Noindex lines.');
  expect(texts).not.toContain('more line');
});

test('a name joined with a rule that its other group and the next line have is tidied up, and the fix adds no rule', () => {
  const text =
    'User-agent: Nobody/1.0 Unix\nDisallow: /\n\nUser-agent: Nobody/1.0 Unix Disallow: /\nDisallow: /\n';
  const found = findingsIn(text, {}).find(({ rule }) => rule === 'two-directives-one-line');
  expect(found).toMatchObject({ severity: 'tidy', params: { count: 2, left: 1 } });
  expect(textsAndFix('two-directives-one-line', text).fixed).toBe(text.replace('Unix Disallow: /', 'Unix'));
});

test.each(['*crawler*', '*Bot*'])('%s is no crawler’s name without its stars', (value) => {
  const found = findingsIn(`User-agent: ${value}\nDisallow: /\n`, {}).find(
    ({ rule }) => rule === 'agent-wildcard-prefix',
  );
  expect(found).toMatchObject({ params: { isBare: false }, fix: null });
});

test('the last of many names with stars is weighed too', () => {
  const groups = ['MJ12bot', ...Array.from({ length: 100 }, (_, i) => `Nobody${'x'.repeat(i)}`), 'GPTBot'];
  const text = groups.map((name) => `User-agent: *${name}*\nDisallow: /\n`).join('\n');
  const found = findingsIn(text, {}).filter(({ rule }) => rule === 'agent-wildcard-prefix');
  expect(found.map(({ severity, related, line }) => [severity, line, related.length])).toEqual([
    ['error', 1, 0],
    ['warning', 4, 50],
    ['error', 304, 0],
  ]);
});

test('a misspelt rule below a blank line, where some crawlers end the group, is no copy', () => {
  const rule = 'typo-disallow-rejected';
  const { fixed } = textsAndFix(rule, 'User-agent: *\nDisallow: /x\n\nDisllow: /x\nDisallow: /y\n');
  expect(fixed).toContain('\n\nDisallow: /x\n');
});

test('a Noindex line has one finding: about its field, or about a rule that blocks its path', () => {
  const text = 'User-agent: *\nNoindex: /a\nNoindex: /b\nDisallow: /b\nNoindex: /search\nDisallow: /search\n';
  const found = findingsIn(text, {}).flatMap(({ rule, line, related }) =>
    rule.startsWith('noindex') ? [[rule, line, ...related]] : [],
  );
  expect(found).toEqual([
    ['noindex-field', 2, 5],
    ['noindex-with-block', 4, 3],
  ]);
});

test('Noindex lines become comments, which are not reported again', () => {
  const text = 'User-agent: *\nNoindex: /a # old\nDisallow: /c\nNo-index: /b\nDisallow: /d\n';
  const { fixed } = textsAndFix('noindex-field', text);
  expect(fixed).toBe('User-agent: *\n# Noindex: /a # old\nDisallow: /c\n# No-index: /b\nDisallow: /d\n');
  expect(findingsIn(fixed ?? '', {}).filter(({ rule }) => rule.startsWith('noindex'))).toEqual([]);
});

test.each([
  ['User-agent: anthropic-ai\nDisallow: /\n', 'Remove this line and the lines below it, up to the next'],
  ['User-agent: anthropic-ai\nUser-agent: Claude-Web\nDisallow: /\n', 'Remove this line and the lines below'],
  ['User-agent: CCBot\nUser-agent: anthropic-ai\nDisallow: /\n', 'stay, because they’re also for CCBot.'],
  ['User-agent: anthropic-ai\n', 'rules for anthropic-ai do nothing. Remove this line.'],
  [
    'User-agent: anthropic-ai\nSitemap: https://example.com/s.xml\n',
    'rules for anthropic-ai do nothing. Remove this line.',
  ],
])('the advice for an outdated name fits its group: %j', (text, advice) => {
  expect(textsAndFix('agent-obsolete', text).texts).toContain(advice);
});

test('a misspelt field has a fix only if the value is right for the field', () => {
  const fixed = (text: string) => textsAndFix('unknown-field', text).fixed;
  expect(fixed('Content-Signals: search=yes\n')).toBe('Content-Signal: search=yes\n');
  expect(fixed('Content-Signals: /x.json\n')).toBeNull();
  expect(fixed('Content-Signals: search=yes\nContent-Signals: /x.json\n')).toBeNull();
  expect(textsAndFix('unknown-field', 'Content-Signals: /x.json\n').texts).toContain(
    'A right line looks like Content-Signal: search=yes, ai-train=no.',
  );
});

test('every misspelt field with a form has an example of a right value', () => {
  for (const name of FIELD_NAMES.filter((field) => field !== 'noindex' && field !== 'sitemap')) {
    const example = /looks like ([^:]+): (.*)\.$/.exec(textsAndFix('unknown-field', `${name}x: ?\n`).texts);
    expect([name, readers[name](example?.[2] ?? '', noTerms).kind]).toEqual([name, 'valid']);
  }
});

describe('a name with other characters', () => {
  const found = (text: string) => severities('agent-illegal-characters', text);

  test('is a tip only if its beginning is another name with other rules', () => {
    expect(found('User-agent: bot2\nDisallow: /\n')).toEqual([['tidy', 1]]);
    expect(found('User-agent: bot\nDisallow: /x\n\nUser-agent: bot2\nDisallow: /\n')).toEqual([['note', 4]]);
    expect(found('User-agent: bot\nDisallow: /\n\nUser-agent: bot2\nDisallow: /\n')).toEqual([]);
  });

  test('is reported if its beginning is a known crawler', () => {
    expect(found('User-agent: GPTBot 2\nDisallow: /\n')).toEqual([['note', 1]]);
    expect(found('User-agent: Googlebot Other\nDisallow: /\n')).toEqual([['warning', 1]]);
  });
});

test.each([
  ['# Some bots are trouble.\n# Please obey.\n', 0],
  ['# Bad bots\nUser-agent: CCBot\nDisallow: /\n\n', 0],
  ['# Bad bots\n\n', 1],
  ['# Our crawlers\n', 1],
])('bots that ignore robots.txt below %j are reported %i times', (comment, count) => {
  expect(severities('bad-bots', `${comment}User-agent: WebZIP\nDisallow: /\n`)).toHaveLength(count);
});

describe('severity by effect', () => {
  test('is an error for a lost rule', () => {
    expect(severities('smart-quotes', 'User-agent: *\nDisallow: "/x"\n')).toEqual([['error', 2]]);
  });

  test('is a note when the path is blocked anyway', () => {
    expect(severities('smart-quotes', 'User-agent: *\nDisallow: "/x"\nDisallow: /\n')).toEqual([['note', 2]]);
  });

  test('is an error for a lost exception only when a rule would block it', () => {
    expect(severities('smart-quotes', 'User-agent: *\nAllow: "/x/y"\nDisallow: /x\n')).toEqual([
      ['error', 2],
    ]);
    expect(severities('smart-quotes', 'User-agent: *\nAllow: "/x/y"\nDisallow: /z\n')).toEqual([['note', 2]]);
  });

  test('is a note when a stronger rule decides anyway', () => {
    expect(severities('smart-quotes', 'User-agent: *\nDisallow: "/x"\nAllow: /x\n')).toEqual([['note', 2]]);
  });

  test('is an error for a left-out agent only when its verdicts would differ', () => {
    const error = 'User-agent: Googlebot, Bingbot\nDisallow: /x\n';
    expect(severities('several-agents', error)).toEqual([['error', 1]]);
    const same = 'User-agent: Googlebot, Bingbot\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\n';
    expect(severities('several-agents', same)).toEqual([['note', 1]]);
  });

  test('is a warning when verdicts change only for unknown crawlers', () => {
    expect(severities('smart-quotes', 'User-agent: NobodysBot\nDisallow: "/x"\n')).toEqual([['warning', 2]]);
    const agents = 'User-agent: Ann\nDisallow: /y\n\nUseragent: Bob\nDisallow: /x\n';
    expect(severities('typo-user-agent', agents)).toEqual([['warning', 4]]);
    expect(severities('typo-disallow-accepted', 'User-agent: NobodysBot\nDisalow: /x\n')).toEqual([
      ['warning', 2],
    ]);
  });

  test('is an error for an unknown crawler that the file names if no crawler reads the line', () => {
    const rule = 'User-agent: NobodysBot\nDisllow: /x\n';
    expect(severities('typo-disallow-rejected', rule)).toEqual([['error', 2]]);
    const covered = 'User-agent: NobodysBot\nDisllow: /x\nDisallow: /\n';
    expect(severities('typo-disallow-rejected', covered)).toEqual([['note', 2]]);
    const agents = 'User-agent: Ann\nDisallow: /y\n\nUser_agnet: Bob\nDisallow: /x\n';
    expect(severities('typo-user-agent', agents)).toEqual([['error', 4]]);
  });

  test('counts the * group only for crawlers that the file does not name', () => {
    const blank = 'User-agent: *\n\nDisallow: /x\n';
    expect(severities('blank-line-after-agent', blank)).toEqual([['warning', 3]]);
    expect(severities('blank-line-after-agent', `${blank}\nUser-agent: Yandex\nDisallow: /y\n`)).toEqual([]);
  });

  test('ignores dialects that stop at a blank line above', () => {
    const text = 'User-agent: *\nDisallow: /a\n\nDisallow: /x y\nDisallow: /x\n';
    expect(severities('raw-space', text)).toEqual([['tidy', 4]]);
  });

  test('tests no URL that contains a space', () => {
    const text = 'User-agent: *\nDisallow: /x y\nDisallow: /x%20*\n';
    expect(severities('raw-space', text)).toEqual([['note', 2]]);
  });

  test('is never an error beyond the budget', () => {
    const filler = 'Disallow: /some/long/path/that/fills/the/file\n'.repeat(25_000);
    const text = `User-agent: Googlebot, Bingbot\nDisallow: /x\n${filler}`.slice(0, 500_000);
    for (let i = 0; i < 3; i++) expect(severities('several-agents', text)).toEqual([['warning', 1]]);
  });
});

describe('ignored findings', () => {
  const bad = 'Disallow: "/x"';
  test.each([
    ['a comment above', `User-agent: *\n# tester-ignore: smart-quotes\n${bad}\n`, 0],
    ['a comment in the line', `User-agent: *\n${bad} # tester-ignore: smart-quotes\n`, 0],
    [
      'a comment above, another in the line',
      `User-agent: *\n# tester-ignore: smart-quotes\n${bad} # tester-ignore: raw-space\n`,
      0,
    ],
    ['several names', `User-agent: *\n#tester-ignore: raw-space, smart-quotes\n${bad}\n`, 0],
    ['another rule’s name', `User-agent: *\n# tester-ignore: raw-space\n${bad}\n`, 1],
    ['a comment two lines above', `# tester-ignore: smart-quotes\nUser-agent: *\n${bad}\n`, 1],
    ['a comment below', `User-agent: *\n${bad}\n# tester-ignore: smart-quotes\n`, 1],
    ['a value that looks like one', `User-agent: *\nDisallow: /tester-ignore:smart-quotes\n${bad}\n`, 1],
  ])('%s', (_, text, count) => {
    expect(severities('smart-quotes', text).length).toBe(count);
  });
});

test.each([
  ['/a/*/b*c$', '/a//bc'],
  ['*', '/'],
  ['/x$', '/x'],
  ['a', '/a'],
  ['', '/'],
])('the witness of %s is %s', (pattern, path) => {
  expect(witness(pattern)).toBe(path);
});

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'User-agent',
      'Disallow',
      'Allow',
      'Sitemap',
      'Crawl-delay',
      'Dissalow',
      'Noindex',
      'Host',
      'Clean-param',
    ],
    ...[
      'Content-Signal',
      'Content-Usage',
      'License',
      'Request-rate',
      'Visit-time',
      'Useragent',
      'Site map',
      'Alow',
    ],
    ...[
      ':',
      ': ',
      ' : ',
      ' ',
      '=',
      '#',
      '\n',
      '\n\n',
      '\r',
      '\0',
      '\uFEFF',
      '\u00A0',
      '\uDCE9',
      '\uD800',
      '“',
      '”',
      '"',
    ],
    ...[
      '*',
      '$',
      '/',
      '/x',
      '/a/b',
      '%41',
      '%2f',
      '%zz',
      '?',
      '&',
      'é',
      '\\',
      '(',
      '[',
      '^',
      '|',
      '/*.php$',
      '/*?*a=',
    ],
    ...[
      'Googlebot',
      'bingbot',
      'Googlebot-Image',
      'Yandex',
      '*bot',
      'Mozilla/5.0 (compatible)',
      'https://e.com/s.xml',
    ],
    ...[
      '# tester-ignore: raw-space',
      '<html>',
      '<!-- x -->',
      '// x',
      ',',
      ';',
      '1',
      '0.5',
      'yes',
      'ai-train=no',
      'all',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

test('any text is linted without an error, with spans and fixes that fit it', () => {
  fc.assert(
    fc.property(text, (source) => {
      const robots = parseRobotsTxt(source);
      const findings = lint(
        robots,
        contextOf({ url: 'https://e.com/x', robotsUrl: 'https://e.com/robots.txt' }),
      );
      let before = 0;
      for (const { from, to, line, related, fix } of findings) {
        expect(from).toBeGreaterThanOrEqual(before);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to).toBeLessThanOrEqual(robots.text.length);
        before = from;
        if (line > 0) {
          const { from: start, to: end } = robots.lines[line - 1] ?? { from: -1, to: -1 };
          expect([start <= from, to <= end]).toEqual([true, true]);
        }
        for (const other of related) expect(robots.lines[other - 1]).toBeDefined();
        if (fix === null) continue;
        let at = 0;
        for (const [editFrom, editTo] of fix()) {
          expect(editFrom).toBeGreaterThanOrEqual(at);
          expect(editTo).toBeGreaterThanOrEqual(editFrom);
          at = editTo;
        }
        expect(at).toBeLessThanOrEqual(robots.text.length);
        expect(applyEdits(robots.text, fix())).not.toBe(robots.text);
      }
    }),
    { numRuns: 1500 },
  );
});

test('linting can be aborted between two steps, and its steps give the same findings', () => {
  const robots = parseRobotsTxt('User-agent: *\nDisallow: "/x"\nAlow: /y\n');
  const steps = lintSteps(fileOf(robots), NO_CONTEXT);
  let count = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) count++;
  expect(count).toBeGreaterThan(2);
  const plain = (findings: ReturnType<typeof lint>) =>
    findings.map(({ fix, ...rest }) => ({ ...rest, fix: fix !== null }));
  expect(plain(step.value.findings)).toEqual(plain(lint(robots)));
});

describe('groups with the same rules', () => {
  const group = (agent: string, more = '') =>
    `User-agent: ${agent}\nDisallow: /a\nDisallow: /b\nDisallow: /c\n${more}\n`;
  const found = (text: string) => findingsIn(text, {}).filter(({ rule }) => rule === 'repeated-rules');

  test('are one finding in the first of them', () => {
    const text = `${group('a')}${group('b')}${group('c')}${group('d')}`;
    expect(found(text)).toMatchObject([
      { line: 1, related: [6, 11, 16], params: { groups: 4, rules: 3, firstLine: 1 } },
    ]);
  });

  test('differ if a line other than a rule does', () => {
    expect(found(`${group('a')}${group('b')}${group('c', 'Crawl-delay: 5\n')}`)).toEqual([]);
  });

  test('do not count if they name the same crawlers', () => {
    expect(found(`${group('a')}${group('b')}${group('A')}`)).toEqual([]);
  });
});

describe('similar rules', () => {
  const rules = (path: (number: number) => string, count = 100) =>
    `User-agent: *\n${Array.from({ length: count }, (_, i) => `Disallow: ${path(i)}\n`).join('')}`;
  const patterns = (text: string) =>
    findingsIn(text, {}).flatMap(({ rule, params }) => (rule === 'similar-rules' ? params['pattern'] : []));
  /** A path without digits. */
  const name = (number: number) => [...`${number}`].map((digit) => 'abcdefghij'[Number(digit)]).join('');

  test.each([
    ['in a number', (i: number) => `/a=${i}/`, ['/a=*/']],
    ['in a number at the end', (i: number) => `/a=${i}`, ['/a=']],
    ['in two numbers', (i: number) => `/x${i}/y${i}/z`, ['/x*/y*/z']],
    ['in pages of one folder', (i: number) => `/about/news/${name(i)}`, ['/about/news/']],
    ['in pages of a top folder', (i: number) => `/wiki/${name(i)}`, []],
    ['in a number right after the first slash', (i: number) => `/${i}`, []],
    ['in an escape', (i: number) => `/x%${10 + (i % 90)}%${20 + Math.floor(i / 10)}/`, []],
  ])('that differ only %s', (_, path, expected) => {
    expect(patterns(rules(path))).toEqual(expected);
  });

  test('are many', () => {
    expect(patterns(rules((i) => `/a=${i}/`, 99))).toEqual([]);
  });

  test('beside an exception are left alone', () => {
    expect(patterns(`${rules((i) => `/a=${i}/`)}Allow: /a=7/open\n`)).toEqual([]);
  });
});

describe('rules that slid below a Disallow for everything', () => {
  const slid = 'User-agent: Yeti\nDisallow: /\n# for all\n';
  const hasFix = (rule: string, text: string) =>
    findingsIn(text, {}).flatMap((finding) => (finding.rule === rule ? finding.fix !== null : []));

  test.each([
    ['allow-disallow-equal', `${slid}Allow: /x\nDisallow: /x\n`],
    ['duplicate-groups', `User-agent: Yeti\nDisallow: /y\n\n${slid}Disallow: /x\n`],
  ])('are not removed or moved by %s', (rule, text) => {
    expect(hasFix(rule, text)).toEqual([false]);
    expect(hasFix(rule, text.replace('Disallow: /\n', 'Disallow: /z\n'))).toEqual([true]);
  });

  test('are not removed if the Disallow above them is empty', () => {
    const text = 'User-agent: Yeti\nDisallow:\n\nAllow: /x\nDisallow: /x\n';
    expect(hasFix('slid-rules', text)).toEqual([true]);
    expect(hasFix('allow-disallow-equal', text)).toEqual([false]);
    expect(hasFix('allow-disallow-equal', text.replace('Disallow:\n\n', 'Disallow:\n'))).toEqual([true]);
  });

  test('include an empty Disallow that no other rule reports', () => {
    const text = `${slid}Disallow:\nDisallow: /x\n`;
    expect(hasFix('slid-rules', text)).toHaveLength(1);
    expect(hasFix('empty-disallow', text)).toEqual([]);
    expect(hasFix('empty-disallow', text.replace('Disallow: /\n', 'Disallow: /z\n'))).toEqual([true]);
  });
});
