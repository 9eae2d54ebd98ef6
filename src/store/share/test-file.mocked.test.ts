import { expect, test, vi } from 'vitest';
import { encodeText } from '../../engine/source';
import { readSuite } from '../../suite';
import { readShareCode, shareFragment } from './share-code';
import { readTestFile, writeTestFile } from './test-file';
import { smallState, suiteState } from './testdata/shared';

/** Version 2 has `urls`; version 1 had `addresses`. */
vi.mock('../../suite/migrations', async (original) => ({
  ...(await original<typeof import('../../suite/migrations')>()),
  sharedMigrations: [
    ({ addresses, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, urls: addresses }),
  ],
}));

const older = { format: 'robots-test', version: 1, addresses: ['/a'] };
const newer = { format: 'robots-test', version: 3, paths: ['/a'] };
const bytesOf = (value: unknown): Uint8Array => encodeText(JSON.stringify(value));
const written = (): unknown => JSON.parse(new TextDecoder().decode(writeTestFile(suiteState) ?? undefined));

test('a test file of an older version is migrated, then gets its defaults', () => {
  expect(readTestFile(bytesOf(older))).toEqual({
    ...smallState,
    text: '',
    crawler: '',
    url: '',
    urls: [{ url: '/a' }],
  });
  expect(readSuite(older)).toMatchObject({ kind: 'suite', suite: { urls: [{ written: '/a' }] } });
});

test('a test file of the newest version is read as it is', () => {
  expect(written()).toMatchObject({ version: 2 });
  expect(readTestFile(bytesOf(written()))).toEqual(suiteState);
  expect(readSuite(written())).toMatchObject({ kind: 'suite' });
});

test('a test file of a newer version is refused', () => {
  expect(readTestFile(bytesOf(newer))).toBeNull();
  expect(readSuite(newer)).toEqual({
    kind: 'problems',
    problems: [{ path: '$.version', reason: { code: 'newer-version' } }],
    count: 1,
  });
});

test('a link has the version of test files', async () => {
  expect(await shareFragment(smallState)).toMatch(/^2\./);
  expect(await readShareCode((await shareFragment(suiteState)) ?? '', 10_000)).toEqual(suiteState);
  expect(await readShareCode('3.abc', 10_000)).toBe('too-new');
});
