import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { browserTooOld } from '../messages';
import { hasNeededFeatures, neededFeatures } from './needed-features';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/browsers.md'), 'utf8');
/** Feature and versions of Chrome, Firefox and Safari in the documentation. */
const rows = Array.from(
  page.matchAll(/^\| `(.+?)` \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \|/gm),
  ([, ...cells]) => cells,
);

test('the documentation names the same features, and the versions that have all of them', () => {
  expect(rows.map(([feature]) => feature)).toEqual(neededFeatures);
  const [chrome, firefox, safari] = [1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => Number(row[column]))),
  );
  expect(page).toContain(`| oldest version | ${chrome} | ${firefox} | ${safari} |`);
  expect(browserTooOld).toContain(`Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari},`);
});

const method = () => {};
/** A window that has all features but one. */
const windowWithout = (missing: string) => ({
  URL: { parse: method, canParse: method },
  HTMLElement: { prototype: { showPopover: method } },
  AbortSignal: { any: method },
  String: { prototype: { isWellFormed: method } },
  ...{ [missing]: undefined },
});

test('a browser that has all features is new enough', () => {
  expect(hasNeededFeatures(windowWithout('nothing'))).toBe(true);
});

test.each(['URL', 'HTMLElement', 'AbortSignal', 'String'])('a browser without %s is too old', (missing) => {
  expect(hasNeededFeatures(windowWithout(missing))).toBe(false);
});

test.each([...neededFeatures])('a browser without %s is too old', (missing) => {
  const names = missing.split('.');
  const last = names.pop() ?? '';
  const window = windowWithout('nothing');
  const owner = names.reduce<Record<string, unknown>>(
    (object, name) => object[name] as Record<string, unknown>,
    window,
  );
  owner[last] = undefined;
  expect(hasNeededFeatures(window)).toBe(false);
});
