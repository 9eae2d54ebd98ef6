import { describe, expect, test } from 'vitest';
import { bing, type Dialect, google, google2020, python, rfc9309, standard1994, yandex } from '../dialects';
import { CrawlerRules } from '../match/crawler-rules';
import { decideMany } from '../match/decide-many';
import { parseRobotsTxt } from '../parse';
import { difference, effectInFile, ruleEffects, shortestPath } from './index';
import { RuleList } from './rule-list';
import { finish } from './testdata/finish';

const ANYONE = { productTokens: [] };
const named = (token: string) => ({ productTokens: [token] });

function read(text: string, dialect: Dialect = google) {
  return parseRobotsTxt(text, dialect);
}

/** The effects of rules for everyone, by line; the first rule is in line 2. */
function effectsOf(rules: string, dialect: Dialect = google) {
  return finish(ruleEffects(read(`User-agent: *\n${rules}\n`, dialect), ANYONE));
}

function effectOf(rules: string, line: number, dialect: Dialect = google) {
  return effectsOf(rules, dialect).get(line);
}

function compare(before: string, after: string, dialect: Dialect = google) {
  return finish(
    difference(
      read(`User-agent: *\n${before}\n`, dialect),
      read(`User-agent: *\n${after}\n`, dialect),
      ANYONE,
    ),
  );
}

describe('the effect of a rule', () => {
  test('is needed, with a path whose verdict would change', () => {
    expect(effectsOf('Disallow: /a\nAllow: /a/b')).toEqual(
      new Map([
        [2, { kind: 'needed', path: '/ax' }],
        [3, { kind: 'needed', path: '/a/bx' }],
      ]),
    );
  });

  test('is nothing if a weaker rule says the same', () => {
    expect(effectOf('Disallow: /a\nDisallow: /a/b', 3)).toMatchObject({
      kind: 'changes-nothing',
      covers: [{ line: 2 }],
      path: '/a/bx',
    });
    expect(effectOf('Allow: /a', 2)).toMatchObject({ kind: 'changes-nothing', covers: [null] });
  });

  test('never decides if stronger rules always match too', () => {
    expect(effectOf('Allow: /\nDisallow: /', 3)).toMatchObject({
      kind: 'never-decides',
      covers: [{ line: 2 }],
    });
    expect(effectOf('Disallow: /robots.txt$', 2, rfc9309)).toEqual({ kind: 'never-decides', covers: [null] });
    expect(effectOf('Disallow: /robots.txt', 2, rfc9309)).toMatchObject({ kind: 'needed' });
  });

  test.each([
    ['Disallow: a', 'no-slash', 0],
    ['Disallow: $', 'only-end', 0],
    ['Disallow: /a b', 'character', 2],
    ['Disallow: /a{b', 'character', 2],
    ["Disallow: /*?x='y", 'character', 5],
    ['Disallow: /a/../b', 'dot-segment', 3],
    ['Disallow: /./', 'dot-segment', 1],
  ])('never matches: %s', (rule, because, at) => {
    expect(effectOf(rule, 2)).toEqual({ kind: 'never-matches', because, at });
  });

  test('is of the crawler’s own groups', () => {
    const text = 'User-agent: a\nAllow: /x\n\nUser-agent: *\nDisallow: /\n';
    expect(finish(ruleEffects(read(text), named('a'))).get(2)).toMatchObject({
      kind: 'changes-nothing',
      covers: [null],
    });
    expect(finish(ruleEffects(read(text), ANYONE)).get(2)).toBeUndefined();
  });

  test('is undecided if the dialect leaves open which rule decides', () => {
    expect(effectOf('Disallow: /a', 2, google2020)).toEqual({ kind: 'undecided', because: 'left-open' });
  });

  test('is none if reading fails or the file is too large', () => {
    const tooLarge = `User-agent: *\nDisallow: /a\n#${'x'.repeat(600_000)}`;
    expect(finish(ruleEffects(read(tooLarge, yandex), ANYONE)).size).toBe(0);
  });
});

describe('the traps of the proof', () => {
  test('1: a weaker rule that is dead only beside the rule counts without it', () => {
    // Line 4 never decides while line 2 is there. Without line 2, it allows /axb.
    const effects = effectsOf('Disallow: /a*****\nDisallow: /a\nAllow: /a*b');
    expect(effects.get(2)).toMatchObject({ kind: 'needed' });
    expect(effects.get(4)).toMatchObject({ kind: 'never-decides', covers: [{ line: 2 }] });
  });

  test('2: of two copies each changes nothing, but not both', () => {
    const effects = effectsOf('Disallow: /a\nDisallow: /a');
    expect(effects.get(2)).toMatchObject({ kind: 'changes-nothing', covers: [{ line: 3 }] });
    expect(effects.get(3)).toMatchObject({ kind: 'never-decides', covers: [{ line: 2 }] });
  });

  test('4: a line is useless only if it is so for every crawler', () => {
    const needed = { kind: 'needed', path: '/a' } as const;
    const useless = { kind: 'never-decides', covers: [] } as const;
    const unknown = { kind: 'undecided', because: 'no-example' } as const;
    expect(effectInFile([useless, needed])).toBe(needed);
    expect(effectInFile([useless, unknown])).toBe(unknown);
    expect(effectInFile([useless])).toBe(useless);
    expect(effectInFile([])).toBeNull();
  });

  test('5: a gap may hold the `?` that makes the rest a query', () => {
    expect(effectOf('Disallow: /*/../', 2)).toMatchObject({ kind: 'needed' });
    expect(effectOf('Disallow: /*{', 2)).toMatchObject({ kind: 'needed' });
    const path = finish(shortestPath(read('User-agent: *\nDisallow: /*{\n'), ANYONE, 2, 'decides'));
    expect(path).toEqual({ word: '/?{', isShortest: true });
    // The `?` alone leads to another rule.
    const other = read('User-agent: *\nDisallow: /*{\nAllow: /?*{\n');
    expect(finish(shortestPath(other, ANYONE, 2, 'decides'))).toEqual({ word: '/x?{', isShortest: true });
  });

  test('6: a pattern that begins with a star also matches at the first slash', () => {
    const robots = read('User-agent: *\nDisallow: /b\nAllow: */b\n');
    expect(finish(shortestPath(robots, ANYONE, 3, 'is-needed'))).toEqual({ word: '/b', isShortest: true });
    expect(effectOf('Disallow: /a\nDisallow: */a', 2)).toMatchObject({ kind: 'never-decides' });
  });

  test('6: an Allow for index.html also allows the folder', () => {
    const effect = effectOf('Disallow: /a/\nAllow: /a/index.html', 3);
    expect(effect).toMatchObject({ kind: 'needed' });
    const word = finish(
      shortestPath(read('User-agent: *\nDisallow: /a\nAllow: /a/index.html\n'), ANYONE, 3, 'decides'),
    );
    expect(word).toEqual({ word: '/a/', isShortest: true });
  });

  test('8: with the first rule deciding, equal rules in another order differ', () => {
    const result = compare('Disallow: /a\nAllow: /a/b', 'Allow: /a/b\nDisallow: /a', python);
    expect(result).toMatchObject({ equal: false, shortest: '/a/b' });
    expect(compare('Disallow: /a\nAllow: /a/b', 'Allow: /a/b\nDisallow: /a').equal).toBe(true);
  });

  test('9: a lone `?` and a path that begins with two slashes are decided as written', () => {
    const shortest = (rule: string) =>
      finish(shortestPath(read(`User-agent: *\nDisallow: ${rule}\n`), ANYONE, 2, 'decides')).word;
    expect(shortest('/a?')).toBe('/a?');
    expect(shortest('//a')).toBe('//a');
  });

  test.each([google, google2020, rfc9309, bing, yandex, standard1994, python])(
    '10: no pattern of $id contains the sign of a gap',
    (dialect) => {
      const robots = read('User-agent: *\nDisallow: /\uE000a\nDisallow: /é\uD800\n', dialect);
      for (const rule of robots.groups.flatMap(({ rules }) => rules))
        expect(rule.pattern).toMatch(/^[\0-\x7F]*$/);
    },
  );

  test('11: an escape that only one pass of decoding leaves is possible', () => {
    // RFC 9309 decodes %32 to 2, so the path of /%%32E/ is /%2E/.
    const robots = read('User-agent: *\nDisallow: /%%32E/\n', rfc9309);
    expect(decideMany(robots, ANYONE, ['https://example.com/%%32E/']).outcome[0]).toBe(1);
    expect(effectOf('Disallow: /%%32E/', 2, rfc9309)).not.toMatchObject({ kind: 'never-matches' });
  });

  test('14: a difference has a path', () => {
    // Every letter is taken by a rule, so no path is left for the star.
    const letters = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
      (c) => !'*$#'.includes(c),
    );
    const rules = letters.map((letter) => `Allow: /*${letter}`).join('\n');
    const result = compare(rules, `${rules}\nDisallow: /*`);
    for (const { path } of result.parts) expect(path).not.toContain('\uE000');
    expect(result.equal === false || !result.isComplete).toBe(true);
  });
});

describe('the strongest patterns', () => {
  test.each([
    // The two patterns of one rule, found in either order.
    'Allow: /x*/index.html\nAllow: /x\nDisallow: /*/$',
    'Disallow: /*/$\nAllow: /x\nAllow: /x*/index.html',
  ])('are of two rules: %o', (rules) => {
    const robots = read(`User-agent: *\n${rules}\n`);
    const list = finish(RuleList.of(google, new CrawlerRules(robots, ANYONE).deciding));
    const patterns = (path: string) => list.topTwo(path).map((entry) => entry?.pattern ?? null);
    expect(patterns('/x/index.html/')).toEqual(['/x*/index.html', '/*/$']);
    expect(patterns('/x/')).toEqual(['/x*/$', '/*/$']);
    expect(patterns('/xy')).toEqual(['/x', null]);
  });
});

describe('hostile files', () => {
  const rules = (count: number, of: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => of(i)).join('\n');

  test('more rules with stars than can be examined are undecided', () => {
    const limit = { kind: 'stars', most: 10_000 };
    const text = rules(10_001, (i) => `Disallow: /${i}*x`);
    const effects = effectsOf(text);
    expect(effects.size).toBe(10_001);
    expect(effects.get(2)).toEqual({ kind: 'undecided', because: 'too-many-stars', most: 10_000 });
    expect(compare(text, 'Disallow: /1')).toMatchObject({ equal: null, isComplete: false, limit });
  });

  test('any number of rules without stars is compared', () => {
    const plain = rules(25_000, (i) => `Disallow: /p${i}/`);
    const { equal, isComplete, parts } = compare(plain, `${plain}\nDisallow: /one-more/`);
    expect({ equal, isComplete }).toEqual({ equal: false, isComplete: true });
    expect(parts.map(({ path, after }) => [path, after.rule?.line])).toEqual([['/one-more/', 25_002]]);
    expect(compare(plain, plain.replace('/p7/', '/p7/*'))).toMatchObject({ equal: true, isComplete: true });
  });

  test('exceptions in any number of folders are compared with what overlaps with them', () => {
    const pairs = rules(10_000, (i) => `Disallow: /f${i}/\nAllow: /f${i}/x`);
    const { isComplete, parts, work } = compare(pairs, pairs.replace('Allow: /f77/x\n', ''));
    expect([isComplete, parts.map(({ path }) => path)]).toEqual([true, ['/f77/x']]);
    const changed = compare(pairs, pairs.replaceAll('/x', '/y'));
    expect([changed.isComplete, changed.parts.length]).toEqual([true, 20_000]);
    // All pairs of 10,000 rules each would be a hundred million.
    expect(work).toBeLessThan(20_000_000);
    expect(changed.work).toBeLessThan(100_000_000);
  });

  test('two lines of thousands of stars overlap in too many ways', () => {
    const stars = (letter: string) => `/${`*${letter}`.repeat(2_500)}`;
    const effects = effectsOf(`Disallow: /\nAllow: ${stars('a')}\nDisallow: ${stars('b')}c`);
    expect(effects.get(4)).toEqual({ kind: 'undecided', because: 'too-many-overlaps' });
    expect(compare(`Allow: ${stars('a')}`, `Allow: ${stars('a')}\nDisallow: ${stars('b')}c`)).toMatchObject({
      isComplete: false,
      unproven: [{ line: 3 }],
    });
  });

  test('a rule for which no letter is left may still have a path without one', () => {
    const letters = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter(
      (c) => !'*$#'.includes(c),
    );
    const effects = effectsOf(`${letters.map((letter) => `Allow: /x*${letter}`).join('\n')}\nDisallow: /x*`);
    const last = effects.get(letters.length + 2);
    // /x itself has no letter in its gap.
    expect(last).toMatchObject({ kind: 'needed', path: '/x' });
  });

  test('a thousand similar wildcards are examined in slices', () => {
    const steps = ruleEffects(
      read(`User-agent: *\n${rules(1_000, (i) => `Disallow: /*${i}a`)}\nAllow: /*b\n`),
      ANYONE,
    );
    let slices = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) slices++;
    expect(slices).toBeGreaterThan(5);
    expect(step.value.size).toBe(1_001);
  });
});
