import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCrawlers, asksForRobotsTxt, dialectOfProfile, questionFor } from '../crawlers';
import { decideMany } from '../match/decide-many';
import { compileGlob, globMatches } from '../match/glob';
import { selectGroups } from '../match/select-groups';
import type { PathPlace } from '../proof';
import { finish } from '../proof/testdata/finish';
import { openFile } from '../readable-file';
import { encodeText } from '../source';
import { someCrawlers } from './testdata/some-crawlers';
import { type VersionChange, type VersionVerdict, versionChanges } from './version-changes';

const [plain] = someCrawlers.filter(({ name }) => name === 'PlainA') as [(typeof someCrawlers)[number]];
const skipsStar = {
  ...plain,
  ...{ id: 'skipsa', name: 'SkipsA', productToken: 'SkipsA', ignoresGlobalGroup: true },
};

function changesOf(before: string, after: string, known = someCrawlers) {
  const [one, other] = [openFile(encodeText(before)), openFile(encodeText(after))];
  const crawlers = finish(allCrawlers([one, other], known, []));
  return finish(versionChanges(one, other, crawlers, known));
}

const linesIn = ({ lines }: VersionVerdict) => lines.join('+') || '0';

/** A change as text: crawlers, place and lines. */
function drawn({ crawlers, everyoneElse, place, before, after, isCovered }: VersionChange): string {
  const who = [...crawlers, ...(everyoneElse === 'none' ? [] : [everyoneElse])].join(' ');
  return `${who}: ${place.text} ${linesIn(before)}>${linesIn(after)}${isCovered ? ' covered' : ''}`;
}

describe('the changes between two versions', () => {
  test('count everyone else once, without crawlers that need not obey', () => {
    const { changes, everyoneElse } = changesOf('User-agent: *\nDisallow: /a', 'User-agent: *\nDisallow: /');
    expect(changes.map(drawn)).toEqual(['all: / 0>2']);
    expect(everyoneElse).toEqual(['GoogleA', 'GoogleB', 'BingA', 'YandexA', 'PlainA', 'PlainB']);
  });

  test('tell crawlers that need not obey apart, also in one group, and leave them out of the shortest path', () => {
    const changes = changesOf(
      'User-agent: PlainA\nUser-agent: VisitorA\nDisallow: /long',
      'User-agent: PlainA\nUser-agent: VisitorA\nDisallow: /long\n\nUser-agent: VisitorA\nDisallow: /a',
    );
    expect(changes.changes.map((change) => [change.needNotObey, drawn(change)])).toEqual([
      [true, 'VisitorA: /a 0>6'],
    ]);
    expect(changes.shortest(true)).toBeNull();
    const both = changesOf(
      'User-agent: PlainA\nUser-agent: VisitorA\nDisallow:',
      'User-agent: PlainA\nUser-agent: VisitorA\nDisallow: /',
    );
    expect(both.changes.map((change) => [change.needNotObey, drawn(change)])).toEqual([
      [false, 'PlainA: / 3>3'],
      [true, 'VisitorA: / 3>3'],
    ]);
  });

  test('name the crawlers of a group for which nothing changes', () => {
    const { unchanged, changes } = changesOf(
      'User-agent: PlainA\nDisallow: /a\n\nUser-agent: PlainB\nDisallow: /b\nUser-agent: *\nDisallow:',
      'User-agent: PlainA\nDisallow: /a*\n\nUser-agent: PlainB\nDisallow: /\nUser-agent: *\nDisallow:',
    );
    expect(unchanged).toEqual(['PlainA']);
    expect(changes.map(({ crawlers }) => crawlers)).toEqual([['PlainB']]);
  });

  test('name no crawler whose group is gone, although nothing changes for it', () => {
    const { unchanged } = changesOf(
      'User-agent: PlainA\nDisallow: /a\n\nUser-agent: *\nDisallow:',
      'User-agent: *\nDisallow: /a',
    );
    expect(unchanged).toEqual([]);
  });

  test('list what is newly opened first, then the largest places', () => {
    const { changes } = changesOf(
      'User-agent: *\nDisallow: /x\nDisallow: /xyz/q\nAllow: /xyz',
      'User-agent: *\nDisallow: /long/path\nDisallow: /new',
    );
    expect(changes.map(({ direction, place }) => `${direction} ${place.text}`)).toEqual([
      'opened /x',
      'opened /xyz/q',
      'closed /new',
      'closed /long/path',
    ]);
  });

  test('are one for crawlers with an equal change', () => {
    const { changes } = changesOf(
      'User-agent: PlainA\nUser-agent: GoogleA\nDisallow:\n',
      'User-agent: PlainA\nUser-agent: GoogleA\nDisallow: /\n',
    );
    expect(changes).toHaveLength(1);
    expect([...(changes[0]?.crawlers ?? [])].sort()).toEqual(['GoogleA', 'GoogleB', 'PlainA']);
    expect(changes[0]?.everyoneElse).toBe('none');
  });

  test('are one for crawlers with an equal change by different lines', () => {
    const groups = (path: string) =>
      ['PlainA', 'PlainB', '*'].map((name) => `User-agent: ${name}\nDisallow: ${path}\n`).join('\n');
    expect(changesOf(groups(''), groups('/')).changes.map(drawn)).toEqual([
      'PlainA PlainB all: / 2+5+8>2+5+8',
    ]);
    // Some addresses of a place may be others for each crawler.
    const some = changesOf(groups('/a/b'), groups('/a/b\nAllow: /*/b/c'));
    expect(some.changes).toHaveLength(3);
    expect(some.changes.map(({ except }) => except)).toEqual([null, null, null]);
  });

  test('name the crawlers that no group names if not all of them are concerned', () => {
    // A blank line ends a group for Yandex.
    const { changes } = changesOf(
      'User-agent: *\nDisallow: /b\n\nDisallow: /a',
      'User-agent: *\nDisallow: /b\n\nDisallow: /aa',
    );
    expect(changes).toMatchObject([{ everyoneElse: 'some', crawlers: [], exceptOthers: ['YandexA'] }]);
    expect(changes[0]?.others).toContain('GoogleA');
  });

  test('name crawlers of a group that is also for everyone else', () => {
    const { changes } = changesOf(
      'User-agent: PlainA\nUser-agent: *\nDisallow:',
      'User-agent: PlainA\nUser-agent: *\nDisallow: /',
    );
    expect(changes.map(drawn)).toEqual(['PlainA all: / 3>3']);
  });

  test('aren’t split: a place of which parts had the new outcome is one change', () => {
    const { changes } = changesOf(
      'User-agent: *\nAllow: /a\nAllow: /b\nDisallow: /c\nAllow: /c/d\nDisallow: /e',
      'User-agent: *\nDisallow: /',
    );
    expect(changes.map(drawn)).toEqual([
      'all: / 0>2',
      'all: /a 2>2 covered',
      'all: /b 3>2 covered',
      'all: /c/d 5>2 covered',
    ]);
    expect(changes[0]).toMatchObject({
      except: [],
      already: [
        { kind: 'area', text: '/c' },
        { kind: 'area', text: '/e' },
      ],
      isAlreadyWhole: false,
    });
  });

  test('have the lines of their parts, but none if no rule decides the whole', () => {
    const { changes } = changesOf(
      'User-agent: *\nAllow: /c/d',
      'User-agent: *\nDisallow: /\nDisallow: /c/dd\nAllow: /x',
    );
    expect(changes.map(drawn)).toEqual(['all: / 0>2+3', 'all: /c/d 2>2 covered', 'all: /c/dd 2>3 covered']);
    expect(changes[0]?.except).toEqual([{ kind: 'area', text: '/x' }]);
    const opened = changesOf('User-agent: *\nDisallow: /', 'User-agent: *\nAllow: /a');
    expect(opened.changes.map(drawn)).toEqual(['all: / 2>0', 'all: /a 2>2 covered']);
  });

  test('of crawlers that differ in what they had before are one, with an example for all', () => {
    const { changes } = changesOf(
      'User-agent: PlainA\nDisallow: /a\n\nUser-agent: PlainB\nDisallow: /c\n\nUser-agent: *\nDisallow:',
      'User-agent: *\nDisallow: /',
    );
    expect(changes.map(drawn)).toEqual(['PlainA PlainB all: / 8>2']);
    expect(changes[0]?.already.map(({ text }) => text)).toEqual(['/a', '/c']);
    expect(changes[0]).toMatchObject({ isAlreadyWhole: true, alreadyDiffers: true, path: '/' });
  });

  test('are for everyone only if no crawler is left out', () => {
    const group = (name: string, rule: string) => `User-agent: ${name}\n${rule}\n\n`;
    const all = (rule: string, forSkipping: string) =>
      group('PlainA', rule) + group('SkipsA', forSkipping) + group('*', rule);
    const known = [...someCrawlers, skipsStar];
    const isForEveryone = (before: string, after: string) =>
      changesOf(before, after, known).changes.map((change) => change.isForEveryone);
    expect(isForEveryone(all('Disallow:', 'Disallow:'), all('Disallow: /', 'Disallow: /'))).toEqual([true]);
    expect(isForEveryone(all('Disallow:', 'Disallow:'), all('Disallow: /', 'Disallow:'))).toEqual([false]);
  });

  test('leave out crawlers with a group of their own, unless they had the new verdict before', () => {
    const groups = 'User-agent: PlainA\nDisallow: /a\n\nUser-agent: BingA\nDisallow: /\n\nUser-agent: *\n';
    const leftOut = (before: string, after: string) => changesOf(groups + before, groups + after).leftOut;
    expect(leftOut('Disallow:', 'Disallow: /b')).toEqual(['PlainA']);
    expect(leftOut('Disallow:', 'Disallow: /a')).toEqual([]);
    // Its own group closes everything to BingA.
    expect(leftOut('Disallow: /b', 'Disallow:')).toEqual([]);
    expect(leftOut('Disallow: /a', 'Disallow:')).toEqual(['PlainA']);
    expect(changesOf('User-agent: PlainA\nDisallow:', 'User-agent: PlainA\nDisallow: /').leftOut).toEqual([]);
  });

  test('show a path of the user that they are about', () => {
    const [before, after] = [
      'User-agent: *\nDisallow: /a\nAllow: /a/open',
      'User-agent: *\nDisallow: /a/b\nDisallow: /*.x$\nAllow: /a/open',
    ].map((text) => openFile(encodeText(text))) as [ReturnType<typeof openFile>, ReturnType<typeof openFile>];
    const crawlers = finish(allCrawlers([before, after], someCrawlers, []));
    const own = ['/a/open', '/a/b/c', 'a', '/a/here', '/z.xx', '/z.x', '/a/too'];
    const { changes } = finish(versionChanges(before, after, crawlers, someCrawlers, own));
    expect(changes.map(({ path }) => path)).toEqual(['/a/here', '/z.x']);
  });

  test('have the shortest path of each direction', () => {
    const changes = changesOf(
      'User-agent: *\nDisallow: /ab\n\nUser-agent: PlainA\nDisallow: /a',
      'User-agent: *\nDisallow: /xyz\n\nUser-agent: PlainA\nDisallow: /q',
    );
    expect(changes.shortest(true)).toEqual({ path: '/q', crawler: 'PlainA' });
    expect(changes.shortest(false)).toEqual({ path: '/a', crawler: 'PlainA' });
  });

  test('name the lines that nothing is proven about', () => {
    const stars = (letters: string) => `/${[...letters.repeat(10)].map((letter) => `*${letter}`).join('')}`;
    const result = changesOf(
      `User-agent: *\nAllow: ${stars('ab')}\nDisallow: /x`,
      `User-agent: *\nAllow: ${stars('ab')}\nDisallow: ${stars('cde')}`,
    );
    expect(result).toMatchObject({ isComplete: false, unproven: [3] });
  });

  test('are true for every URL, and nothing else changes', () => {
    const path = fc.constantFrom(
      '',
      '/',
      '/a',
      '/a/',
      '/a/b',
      '/*b',
      '/a*/b',
      '/b$',
      '/*.x$',
      '/?',
      '*a',
      '/~',
    );
    const line = fc.oneof(
      fc.tuple(fc.constantFrom('Allow', 'Disallow'), path).map(([field, value]) => `${field}: ${value}`),
      fc
        .constantFrom('*', 'a', 'GoogleA', 'YandexA', 'PlainB', 'VisitorA')
        .map((name) => `User-agent: ${name}`),
      fc.constantFrom('', '# note', 'Crawl-delay: 1', 'Disallow: /%7E'),
    );
    const text = fc
      .array(line, { minLength: 2, maxLength: 9 })
      .map((lines) => `User-agent: *\n${lines.join('\n')}`);
    const paths = [
      '/',
      '/a',
      '/a/',
      '/a/b',
      '/ab',
      '/b',
      '/b/',
      '/c/b',
      '/a.x',
      '/?',
      '/?a',
      '/a/c/b/x',
      '/~',
    ];
    const urls = paths.map((each) => `https://example.com${each}`);
    let found = 0;
    fc.assert(
      fc.property(text, text, (before, after) => {
        const { isComplete, changes } = changesOf(before, after);
        expect(isComplete).toBe(true);
        const files = [before, after].map((source) => openFile(encodeText(source)));
        for (const crawler of someCrawlers) {
          const question = questionFor(crawler);
          const readings = files.map((file) => file.readBy(dialectOfProfile(crawler)));
          const [old, now] = readings.map((robots) => decideMany(robots, question, urls));
          const isUnnamed = readings.every((robots) =>
            ['global', 'none'].includes(selectGroups(robots, question).reason),
          );
          const own = changes.filter(
            ({ crawlers, others, everyoneElse }) =>
              [...crawlers, ...others].includes(crawler.name) ||
              (everyoneElse === 'all' && isUnnamed && asksForRobotsTxt(crawler)),
          );
          expect(new Set(own.map((change) => !change.needNotObey)).has(!asksForRobotsTxt(crawler))).toBe(
            false,
          );
          // Nothing is said about those that need not obey and that no group names.
          if (isUnnamed && !asksForRobotsTxt(crawler)) {
            expect(own).toEqual([]);
            continue;
          }
          for (const [index, each] of paths.entries()) {
            const blocked = [old?.outcome[index] === 1, now?.outcome[index] === 1];
            const holding = own.filter(
              ({ place, except, isCovered }) =>
                !isCovered && isIn(place, each) && !(except ?? []).some((one) => isIn(one, each)),
            );
            for (const {
              before: was,
              after: is,
              except,
              already,
              isAlreadyWhole,
              alreadyDiffers,
            } of holding) {
              if (except === null) continue;
              expect(is.outcome === 'disallowed', each).toBe(blocked[1]);
              if (!already.some((one) => isIn(one, each)))
                expect(was.outcome === 'disallowed', each).toBe(blocked[0]);
              else if (isAlreadyWhole && !alreadyDiffers) expect(blocked[0], each).toBe(blocked[1]);
            }
            if (blocked[0] === blocked[1]) continue;
            found++;
            expect(holding.length, `${crawler.name} ${each}`).toBeGreaterThan(0);
          }
          for (const { path: example, before: was, after: is } of own) {
            const url = [`https://example.com${example}`];
            const verdicts = readings.map((robots) => decideMany(robots, question, url));
            for (const [version, { outcome }] of [was, is].entries())
              expect(verdicts[version]?.outcome[0] === 1, example).toBe(outcome === 'disallowed');
            // A stronger rule with the same outcome has a change of its own.
            const lines = own.flatMap(({ after: { lines } }) => (lines.length === 0 ? [0] : lines));
            expect(lines).toContain(verdicts[1]?.line[0]);
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(found).toBeGreaterThan(200);
  });
});

function isIn({ kind, text }: PathPlace, path: string): boolean {
  if (kind === 'page') return path === text;
  return kind === 'pattern' ? globMatches(compileGlob(text), path) : path.startsWith(text);
}
