import { expect, it } from 'vitest';
import { greeted } from './element-state';
import { ElementRun } from './testdata/element-run';

const TESTER = 'https://host.example/t/';

/** Returns the addresses that a frame opens, for links that arrive with this many milliseconds between them. */
function openedOf(links: readonly unknown[], pause = 2_000): string[] {
  const run = ElementRun.read({ tester: TESTER }).request().do(greeted);
  for (const [i, link] of links.entries()) run.frame({ event: 'open', link: link as string }, i * pause);
  return run.all('open').map(([address]) => address);
}

it('opens pages in the folder of the tester', () => {
  const links = [
    TESTER,
    `${TESTER}#1.x`,
    `${TESTER}?a=..`,
    `${TESTER}docs/%2e`,
    'https://HOST.example:443/t/',
  ];
  expect(openedOf(links)).toEqual([TESTER, `${TESTER}#1.x`, `${TESTER}?a=..`, `${TESTER}docs/`, TESTER]);
});

it.each([
  'https://host.example/t/../admin',
  'https://host.example/t/%2e%2e/admin',
  'https://host.example/t/.%2E/admin',
  'https://host.example/t\\..\\admin',
  'https://host.example/t/\\..\\..\\admin',
  'https://host.example/t/\t../admin',
  'https://host.example/t',
  'https://host.example/other/',
  'https://host.example.evil.example/t/',
  'https://host.example@evil.example/t/',
  'https://evil.example/https://host.example/t/',
  'http://host.example/t/',
  '//host.example/t/',
  '/t/',
  'javascript:alert(1)//https://host.example/t/',
  'data:text/html,https://host.example/t/',
  '',
  null,
  undefined,
  5,
  {},
  { toString: 1 },
  Object.create(null),
  Symbol('link'),
])('opens nothing for %o', (link) => {
  expect(openedOf([link])).toEqual([]);
});

it('opens at most one link per second', () => {
  // 2,000 links within four seconds.
  const links = Array.from({ length: 2_000 }, (_, i) => `${TESTER}#${i * 2}`);
  expect(openedOf(links, 2)).toEqual([0, 1_000, 2_000, 3_000].map((time) => `${TESTER}#${time}`));
});
