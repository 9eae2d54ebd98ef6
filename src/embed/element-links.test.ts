import { expect, it } from 'vitest';
import { createLinkOpener } from './element-links';

const TESTER = 'https://host.example/t/';

/** Returns the links that are opened if all of them arrive two seconds apart. */
function openedOf(links: readonly unknown[]): string[] {
  const opened: string[] = [];
  let time = 0;
  const openLink = createLinkOpener(
    () => time,
    (address) => void opened.push(address),
  );
  for (const link of links) {
    time += 2_000;
    openLink(link, TESTER);
  }
  return opened;
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
  const opened: number[] = [];
  let time = 0;
  const openLink = createLinkOpener(
    () => time,
    () => void opened.push(time),
  );
  // 2,000 links within four seconds.
  for (; time < 4_000; time += 2) openLink(`${TESTER}#${time}`, TESTER);
  expect(opened).toEqual([0, 1_000, 2_000, 3_000]);
});
