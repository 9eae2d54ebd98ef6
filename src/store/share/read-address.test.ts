import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { examples } from '../../catalogue';
import { PLAIN_ANSWER } from '../../engine/fetch';
import { encodeText } from '../../engine/source';
import { addressToRead } from '../address';
import { clearAddress } from '../clear-address';
import { readAddress } from './read-address';
import { parametersOf, shareFragment } from './share-code';
import { fullState, smallState } from './testdata/shared';

const read = (fragment: string, query = '') => readAddress({ fragment, query });
const nothing = await read('');

describe('an address', () => {
  test('without content brings nothing', () => {
    expect(nothing).toEqual({
      content: null,
      question: {},
      view: null,
      theme: null,
      problem: null,
      panel: null,
      second: null,
      dropped: [],
      other: new Map(),
    });
  });

  test('with a share code brings the file as bytes, and the whole question', async () => {
    const text = '\uFEFFUser-agent: *\r\nDisallow: /caf\udce9\r';
    const arrival = await read((await shareFragment({ ...fullState, text })) ?? '');
    expect(arrival).toEqual({
      ...nothing,
      content: {
        text: 'User-agent: *\nDisallow: /caf\udce9\n',
        origin: { kind: 'link' },
        lineEnd: 'mixed',
        mixedEndsUnified: false,
        bom: true,
        edited: false,
        bytes: encodeText(text),
        hasGiantLine: false,
      },
      question: {
        crawlerInput: 'GPTBot',
        urlInput: 'https://example.com/a?b=c#d',
        dialectChoice: 'python',
        robotsUrlInput: 'https://example.com/robots.txt',
        sameFile: [],
        answer: fullState.answer,
        list: { crawlers: [], urls: [{ url: '/a' }, { url: 'https://example.com/b' }] },
      },
      view: 'engines',
    });
  });

  test('with both versions brings the second one as bytes, too, and opens Compare', async () => {
    const second = { text: 'User-agent: *\r\nDisallow: /caf\udce9\r\n', isAfter: true };
    const code = (await shareFragment({ ...smallState, second })) ?? '';
    const arrival = await read(code);
    expect(arrival).toMatchObject({
      content: { text: smallState.text },
      view: 'compare',
      second: { isAfter: true },
    });
    expect(arrival.second).toMatchObject({
      content: { bytes: encodeText(second.text), lineEnd: 'crlf', origin: { kind: 'link' } },
    });
    expect(await read(`${code}&view=why&text=x`)).toEqual({
      ...arrival,
      content: expect.objectContaining({ text: 'x' }),
      view: 'why',
    });
  });

  test('with a broken second version brings the first one, in the view of the link', async () => {
    const json = JSON.stringify({ ...smallState, view: 'engines', second: { text: 1 } });
    const arrival = await read(`1.${deflateRawSync(json).toString('base64url')}`);
    expect(arrival).toMatchObject({
      content: { text: smallState.text },
      view: 'engines',
      second: null,
      dropped: ['second'],
      problem: null,
    });
  });

  test('lone surrogates that no file can contain survive as text', async () => {
    const { content } = await read((await shareFragment(fullState)) ?? '');
    // The document keeps the byte order mark, and its line ends are as after an edit.
    expect(content).toMatchObject({ bytes: null, lineEnd: 'lf', mixedEndsUnified: true, bom: true });
    const crlf = await read((await shareFragment({ ...smallState, text: 'a\r\n\ud800\r\n' })) ?? '');
    expect(crlf.content).toMatchObject({ text: 'a\n\ud800\n', lineEnd: 'crlf', mixedEndsUnified: false });
    expect(content?.text.toString().endsWith('\n\ud800')).toBe(true);
  });

  test.each([
    ['crawler=GPTBot', { question: { crawlerInput: 'GPTBot' } }],
    ['url=/a%26b+c', { question: { urlInput: '/a&b+c' } }],
    ['url=https://example.com/%C3%A9', { question: { urlInput: 'https://example.com/é' } }],
    ['engine=yandex', { question: { dialectChoice: 'yandex' } }],
    ['engine=own', { question: { dialectChoice: 'own' } }],
    ['view=file', { view: 'file' }],
    ['view=crawlers', { view: 'crawlers' }],
    ['view=urls', { view: 'urls' }],
    ['view=compare', { view: 'compare' }],
    ['theme=dark', { theme: 'dark' }],
    ['theme=auto', { theme: 'system' }],
    ['engine=altavista', { dropped: ['engine'] }],
    ['view=both', { dropped: ['view'] }],
    ['theme=%3Cscript%3E', { dropped: ['theme'] }],
    ['example=none', { dropped: ['example'] }],
    [`url=${'x'.repeat(8193)}`, { dropped: ['url'] }],
    [`crawler=${'x'.repeat(4097)}`, { dropped: ['crawler'] }],
    ['url=/first&url=/second', { question: { urlInput: '/first' } }],
    ['1.x.y', { problem: 'foreign' }],
    ['section-2', { problem: 'foreign' }],
    ['a=b&c', { problem: 'foreign' }],
    ['%F0%9F', { problem: 'foreign' }],
    ['2.AAAA', { problem: 'too-new' }],
    ['1.AAAA', { problem: 'broken' }],
    ['__proto__=1', { problem: 'foreign' }],
    ['constructor=1&url=/x', { question: { urlInput: '/x' } }],
    ['x'.repeat(5_000_000), { problem: 'too-large' }],
  ])('reads the fragment %.40j', async (fragment, brings) => {
    expect(await read(fragment)).toEqual({ ...nothing, ...brings });
  });

  test('an example brings its question, which can be replaced', async () => {
    const [example] = examples;
    if (example === undefined) throw new Error('There are no examples');
    const arrival = await read(`example=${example.id}&url=/other`);
    expect(arrival.content).toMatchObject({
      text: example.text,
      origin: { kind: 'example', id: example.id },
    });
    expect(arrival.question).toEqual({ crawlerInput: example.crawler, urlInput: '/other' });
  });

  test('a text wins over an example, which is then reported as dropped', async () => {
    const arrival = await read('example=shop&text=x');
    expect(arrival).toMatchObject({ content: { text: 'x' }, question: {}, dropped: ['example'] });
  });

  test('parameters win over a share code, the fragment over the query', async () => {
    const code = await shareFragment(smallState);
    const arrival = await read(`${code}&url=/other`, 'url=/third&crawler=GPTBot');
    expect(arrival.question).toEqual({
      crawlerInput: 'GPTBot',
      urlInput: '/other',
      dialectChoice: 'own',
      robotsUrlInput: '',
      sameFile: [],
      answer: PLAIN_ANSWER,
      list: { crawlers: [], urls: [] },
    });
  });

  test('a text in the query was seen by servers: it is dropped and reported', async () => {
    expect(await read('', 'text=x&url=/y')).toEqual({
      ...nothing,
      question: { urlInput: '/y' },
      dropped: ['text'],
    });
    expect(await read('text=a', 'text=x')).toMatchObject({ content: { text: 'a' }, dropped: ['text'] });
  });

  test('the embed page reads its own parameters itself, and unpacks less', async () => {
    const others = ['view', 'readonly', 'highlight'];
    const embedded = (fragment: string) => readAddress({ fragment, query: '' }, { limit: 512_000, others });
    expect(await embedded('readonly&view=sentence&highlight=3&url=/x')).toEqual({
      ...nothing,
      question: { urlInput: '/x' },
      other: new Map([
        ['readonly', ''],
        ['view', 'sentence'],
        ['highlight', '3'],
      ]),
    });
    const text = 'x'.repeat(512_001);
    expect(await embedded(`text=${text}`)).toMatchObject({ problem: 'too-large' });
    expect(await embedded((await shareFragment({ ...smallState, text })) ?? '')).toMatchObject({
      problem: 'too-large',
    });
    expect(await embedded(`text=${text.slice(1)}`)).toMatchObject({ problem: null });
  });

  test('readable parameters restore file, question and engine', async () => {
    const parameters = parametersOf({ ...fullState, text: 'Disallow: /\udce9&\r\n' });
    expect(parameters).toBe(
      'crawler=GPTBot&url=https://example.com/a%3Fb%3Dc%23d&engine=python&text=Disallow:%20/%E9%26%0D%0A',
    );
    expect(await read(parameters)).toMatchObject({
      content: { text: 'Disallow: /\udce9&\n', lineEnd: 'crlf' },
      question: {
        crawlerInput: fullState.crawler,
        urlInput: fullState.url,
        dialectChoice: fullState.engine,
      },
      dropped: [],
    });
  });
});

describe('the page’s address', () => {
  test.each([
    ['', '', null],
    ['#', '', null],
    ['', '?utm_source=x&crawlers=y', null],
    ['#x', '', { fragment: 'x', query: '' }],
    ['', '?a=b&url=/', { fragment: '', query: 'a=b&url=/' }],
  ])('%j %j is read as %j', (hash, search, address) => {
    expect(addressToRead({ hash, search })).toEqual(address);
  });

  test.each([
    ['/p/', '#x', '', '/p/'],
    ['/p/', '#1.x', '?url=/&utm_source=a&text=b', '/p/?utm_source=a'],
    ['//tools/', '#x', '', '//tools/'],
  ])('%s%s%s is left without our parameters', (pathname, hash, search, left) => {
    const replaced: unknown[] = [];
    clearAddress(
      { hash, search, pathname, origin: 'https://example.com' } as Location,
      { state: null, replaceState: (...args: unknown[]) => replaced.push(args) } as unknown as History,
    );
    expect(replaced).toEqual([[null, '', `https://example.com${left}`]]);
  });
});
