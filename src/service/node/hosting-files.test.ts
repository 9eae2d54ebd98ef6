import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings } from './settings';

const read = (name: string) => readFileSync(`docs/${name}`, 'utf8');

/** The built page, which isn't there while unit tests run. */
const withoutPage = (settings: readonly (readonly [string, string])[]) =>
  Object.fromEntries(settings.filter(([name]) => name !== 'SERVICE_FILES'));

const pairs = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const);

test('the systemd unit has valid settings', () => {
  const settings = pairs(read('hosting/robots-txt-tester.service'), /^Environment=(SERVICE_\w+)=(.*)$/gm);
  expect(settings.map(([name]) => name)).toEqual([
    'SERVICE_HOSTS',
    'SERVICE_LISTEN',
    'SERVICE_PROXIES',
    'SERVICE_FILES',
  ]);
  expect(readSettings(withoutPage(settings))).toMatchObject({
    settings: {
      listen: { host: '127.0.0.1', port: 8080 },
      trustedProxies: [{ length: 32 }, { length: 128 }],
    },
  });
});

test('the container file has valid settings', () => {
  const settings = pairs(read('hosting/Containerfile'), /(SERVICE_\w+)=(\S+)/g);
  expect(settings.map(([name]) => name)).toEqual(['SERVICE_HOSTS', 'SERVICE_LISTEN', 'SERVICE_FILES']);
  expect(readSettings(withoutPage(settings))).toMatchObject({
    settings: { listen: { host: '0.0.0.0', port: 8080 } },
  });
});

test('the guide lists each setting, and no other', () => {
  const source = readFileSync('src/service/node/settings.ts', 'utf8');
  const known = new Set(pairs(source, /'(SERVICE_\w+)'/g).map(([name]) => name));
  const listed = pairs(read('hosting.md'), /^\| `(SERVICE_\w+)` \|/gm).map(([name]) => name);
  expect(listed.sort()).toEqual([...known].sort());
  expect(listed).toHaveLength(6);
});
