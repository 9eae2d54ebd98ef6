import { describe, expect, test } from 'vitest';
import { encodeText } from '../../engine/source';
import { plainState, readPageAddress, shareFragment, writeTestFile } from '../share';
import type { SecondVersion, SecondVersionProblem } from './compare-state';
import { isSecondVersion, versionOfFile, versionOfLink, versionOfText } from './second-version';

const text = 'User-agent: *\nDisallow: /\n';

function textOf(read: SecondVersion | SecondVersionProblem): string {
  if (!isSecondVersion(read) || read.kind === 'ai-block')
    throw new Error(`Not read: ${JSON.stringify(read)}`);
  return read.content.text.toString();
}

const file = (bytes: Uint8Array, name = 'old.txt') => new File([new Uint8Array(bytes)], name);

describe('a second version', () => {
  test('of a file keeps its bytes', async () => {
    const bytes = new Uint8Array([...encodeText('a\r\nb\r'), 0xe9]);
    const read = await versionOfFile(file(bytes));
    expect(read).toMatchObject({ kind: 'file', name: 'old.txt', content: { bytes, lineEnd: 'mixed' } });
    expect(textOf(read)).toBe('a\nb\n\udce9');
  });

  test('of a test file is the text in it', async () => {
    const bytes = writeTestFile({ ...plainState, text, crawler: '', url: '' });
    if (bytes === null) throw new Error('Not written');
    expect(textOf(await versionOfFile(file(bytes, 'a.robots-test.json')))).toBe(text);
    const broken = encodeText('{"format":"robots-test","version":99}');
    expect(await versionOfFile(file(broken, 'b.json'))).toEqual({
      kind: 'test-file-refused',
      name: 'b.json',
    });
  });

  test('of a file is refused if it is too large or unreadable', async () => {
    const large = Object.assign(file(new Uint8Array()), {});
    Object.defineProperty(large, 'size', { value: 10_000_001 });
    expect(await versionOfFile(large)).toMatchObject({ kind: 'file-too-large', bytes: 10_000_001 });
    const gone = file(new Uint8Array());
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await versionOfFile(gone)).toEqual({ kind: 'file-unreadable', name: 'old.txt' });
  });

  test('of pasted text has LF line ends', () => {
    expect(textOf(versionOfText('a\r\nb\rc\n'))).toBe('a\nb\nc\n');
  });

  test.each([
    ['a whole link', (code: string) => `  https://example.com/tester/#${code} `],
    ['the part after its #', (code: string) => code],
    ['a link with a query', (code: string) => `https://example.com/?crawler=gptbot#${code}`],
  ])('is read from %s', async (_, linkOf) => {
    const code = await shareFragment({ ...plainState, text, crawler: '', url: '' });
    const read = await versionOfLink(linkOf(code ?? ''), readPageAddress);
    expect(read).toMatchObject({ kind: 'link' });
    expect(textOf(read)).toBe(text);
  });

  test.each([
    ['https://example.com/#1.broken', { kind: 'link-refused', reason: 'broken' }],
    ['https://example.com/#99.abc', { kind: 'link-refused', reason: 'too-new' }],
    ['anything', { kind: 'link-refused', reason: 'foreign' }],
    ['https://example.com/#crawler=gptbot', { kind: 'link-without-file' }],
    ['https://example.com/', { kind: 'link-refused', reason: 'foreign' }],
  ])('is not read from %s', async (link, problem) => {
    expect(await versionOfLink(link, readPageAddress)).toEqual(problem);
  });

  test('of a link is decoded only by the given function', async () => {
    const requested: unknown[] = [];
    const read = await versionOfLink('https://example.com/?crawler=gptbot#1.abc', (address) => {
      requested.push(address);
      return Promise.reject(new TypeError('offline'));
    });
    expect(requested).toEqual([{ fragment: '1.abc', query: 'crawler=gptbot' }]);
    expect(read).toEqual({ kind: 'link-refused', reason: 'unread' });
  });
});
