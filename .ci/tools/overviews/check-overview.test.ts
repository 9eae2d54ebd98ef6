import { expect, test } from 'vitest';
import { google } from '../../../src/engine/dialects';
import {
  ALPHABETS,
  allPaths,
  randomNumbers,
  randomRules,
} from '../../../src/engine/proof/testdata/brute-force';
import { ParsedFile } from '../../../src/worker/document/parsed-file';
import { checkOverview } from './check-overview';

const open = (source: string): ParsedFile => ParsedFile.open({ source });

test.each(ALPHABETS)('agrees with the engine on every short path and crawler: $name', (alphabet) => {
  const random = randomNumbers(7);
  const paths = allPaths(alphabet, google)
    .slice(0, 400)
    .filter((path) => !path.startsWith('//'));
  let exceptions = 0;
  for (let round = 0; round < 12; round++) {
    const text = ['Bingbot', 'Yandex', 'x', '*']
      .map((name) => [`User-agent: ${name}`, ...randomRules(alphabet, random), ''].join('\n'))
      .join(round % 3 === 0 ? '\nDisallow: /~a\n' : '\n');
    const result = checkOverview(open(text), paths);
    exceptions += result.exceptions;
    expect([text, result.wrong.slice(0, 3)]).toEqual([text, []]);
    expect(result.checked).toBeGreaterThan(1_000);
  }
  expect(exceptions).toBeGreaterThan(50);
});

test.each([
  'User-agent: *\nDisallow: /%7Ea\nDisallow: /é\nAllow: /~a/b\nDisallow: /x%2Fy\nDisallow: /q?a=%3A\n',
  'User-agent: *\nDisallow: /c\n\nUser-agent: Googlebot\nDisallow: /$*\n',
])('agrees with the engine on escaped paths, which dialects read differently: %j', (text) => {
  const paths = [
    '/~a',
    '/%7Ea',
    '/~a/b',
    '/%7Ea/b',
    '/%C3%A9',
    '/x/y',
    '/x%2Fy',
    '/q?a=:',
    '/q?a=%3A',
    '/c',
    '/$x',
  ];
  const { checked, wrong, content } = checkOverview(open(text), paths);
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThanOrEqual(40);
  expect(content?.columns.length).toBeGreaterThan(1);
});

test('shows the verdict of a rule that decides only the shorter half of its pattern', () => {
  const file = open('User-agent: *\nDisallow: */x\nAllow: /*/x\n');
  const { wrong, content } = checkOverview(file, ['/x', '/xy', '/a/x', '/b']);
  expect(wrong).toEqual([]);
  expect(content?.patterns.rows.map(({ cells }) => cells[0]?.outcome)).toEqual(['disallowed', 'allowed']);
});
