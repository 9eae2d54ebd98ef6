import { expect, test } from 'vitest';
import { PLAIN_ANSWER } from '../engine';
import { textDocument } from './document';
import type { DocumentOrigin } from './document-origin';
import { testFileName } from './test-file-name';

function nameOf(draftName: string, origin: DocumentOrigin = { kind: 'typed' }): string {
  return testFileName({ draftName, document: { id: 1, ...textDocument('', origin) } });
}

test.each([
  ['', { kind: 'typed' }, 'robots.robots-test.json'],
  ['', { kind: 'link' }, 'robots.robots-test.json'],
  ['', { kind: 'file', name: 'shop.txt' }, 'shop.robots-test.json'],
  ['', { kind: 'file', name: 'shop.robots-test.json' }, 'shop.robots-test.json'],
  ['My shop', { kind: 'file', name: 'shop.txt' }, 'My shop.robots-test.json'],
] as const)('the name for the draft %j and the origin %j is %s', (draftName, origin, name) => {
  expect(nameOf(draftName, origin)).toBe(name);
});

test('a fetched file is named after its host', () => {
  const url = 'http://shop.example:8080/robots.txt';
  const site = {
    kind: 'site',
    by: 'service',
    url,
    as: null,
    at: 0,
    answer: PLAIN_ANSWER,
    bytes: 0,
    mediaType: '',
  } as const;
  expect(nameOf('', site)).toBe('shop.example.robots-test.json');
});

test('characters that a file system refuses are removed', () => {
  expect(nameOf('../../etc/passwd\0')).toBe('etc passwd.robots-test.json');
  expect(nameOf('a/b:c*"<x>|\u202Egpj.exe')).toBe('a b c x gpj.exe.robots-test.json');
  expect(nameOf('...')).toBe('robots.robots-test.json');
  expect(nameOf('\udce9')).toBe('robots.robots-test.json');
});

test('a long name is cut between characters', () => {
  expect(nameOf(`${'a'.repeat(79)}😀`)).toBe(`${'a'.repeat(79)}.robots-test.json`);
});
