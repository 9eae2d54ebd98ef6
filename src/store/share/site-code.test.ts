import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookmarkHead } from '../live/bookmark/run-on-site';
import { createIdleTester } from '../testdata/idle-tester';
import { readPageAddress } from './read-address';

const answer = {
  url: 'https://site.example/robots.txt',
  isRedirected: false,
  status: 200,
  headers: [['content-type', 'text/plain']],
  isCut: false,
} as const;
const head: BookmarkHead = {
  url: 'https://site.example/robots.txt',
  page: 'https://site.example/a',
  at: 1_700_000_000_000,
  answer,
};

function codeOf(value: unknown, body: Uint8Array | string = 'User-agent: *\n'): string {
  return packed(Buffer.concat([Buffer.from(`${JSON.stringify(value)}\n`), Buffer.from(body)]));
}

function packed(bytes: Uint8Array): string {
  return `site1.${deflateRawSync(bytes).toString('base64url')}`;
}

const read = (fragment: string) => readPageAddress({ fragment, query: '' });
const withAnswer = (part: object) => ({ ...head, answer: { ...answer, ...part } });

test('other addresses are read as usual', async () => {
  expect((await read('crawler=GPTBot')).question).toEqual({ crawlerInput: 'GPTBot' });
  expect((await read('site1')).problem).toBe('foreign');
});

describe('a code of the bookmark', () => {
  test('is opened as a guest, with its answer as the real one', async () => {
    const { store, actions } = createIdleTester();
    actions.edit([[0, store.getState().document.text.length, 'own']], 'own');
    const { draftId } = store.getState();
    actions.openArrival(await read(codeOf(withAnswer({ status: 410 }))));
    expect(store.getState()).toMatchObject({
      isGuest: true,
      answer: { final: { kind: 'status', status: 410 } },
      document: { origin: { kind: 'site', by: 'bookmark' } },
      notice: { kind: 'link-opened', hidesDraft: true },
      sourcePanel: null,
    });
    expect(store.getState().draftId).not.toBe(draftId);
    actions.openArrival(await read(codeOf({ ...head, answer: 'bookmark-stopped' }, '')));
    expect(store.getState()).toMatchObject({
      sourcePanel: { kind: 'fetch', site: 'https://site.example/robots.txt', stopped: 'bookmark-stopped' },
      showsFile: true,
    });
  });

  test.each<[string, string]>([
    ['https://other.example/secret', 'https://site.example/'],
    ['http://site.example/', 'https://site.example/'],
    ['javascript:alert(1)', 'https://site.example/'],
    ['https://site.example/robots.txt?x', 'https://site.example/'],
    [`https://site.example/${'a'.repeat(9_000)}`, 'https://site.example/'],
    ['https://site.example/a#b', 'https://site.example/a#b'],
  ])('tests the page where the bookmark was clicked, or the site: %#', async (page, urlInput) => {
    expect((await read(codeOf({ ...head, page }))).question.urlInput).toBe(urlInput);
  });

  test.each<[string, string, string]>([
    ['of a later version', 'site2.AAAA', 'too-new'],
    ['of no version', `site0.${codeOf(head).slice(6)}`, 'broken'],
    ['that is no base64', 'site1.A', 'broken'],
    ['that is empty', 'site1.', 'broken'],
    ['that does not unpack', 'site1.AAAAAAAA', 'broken'],
    ['without a line', packed(Buffer.from(JSON.stringify(head))), 'broken'],
    ['without a head', packed(Buffer.from('\nUser-agent: *')), 'broken'],
    ['of other JSON', codeOf([head]), 'broken'],
    ['of an address that is none', codeOf({ ...head, url: 'robots.txt' }), 'broken'],
    ['of another file', codeOf({ ...head, url: 'https://site.example/a' }), 'broken'],
    ['of a name and password', codeOf({ ...head, url: 'https://a:b@site.example/robots.txt' }), 'broken'],
    ['of a script', codeOf({ ...head, url: 'javascript:/robots.txt' }), 'broken'],
    ['of a file on a disk', codeOf({ ...head, url: 'file:///robots.txt' }), 'broken'],
    ['of a status that is none', codeOf(withAnswer({ status: 99 })), 'broken'],
    ['of a status as text', codeOf(withAnswer({ status: '200' })), 'broken'],
    ['that leads to a script', codeOf(withAnswer({ url: 'javascript:alert(1)' })), 'broken'],
    ['of a time after all times', codeOf({ ...head, at: 1e300 }), 'broken'],
    ['of a header of three', codeOf(withAnswer({ headers: [['a', 'b', 'c']] })), 'broken'],
    ['of too many headers', codeOf(withAnswer({ headers: Array(2_000).fill(['a', 'b']) })), 'broken'],
    ['of a head without an end', codeOf({ ...head, page: 'a'.repeat(200_000) }), 'broken'],
    ['of an unknown reason', codeOf({ ...head, answer: 'tired' }), 'broken'],
    ['of a body above 1 MiB', codeOf(head, new Uint8Array(1_048_577)), 'broken'],
    ['that unpacks without an end', codeOf(head, new Uint8Array(50_000_000)), 'too-large'],
  ])('%s is refused', async (_name, code, problem) => {
    expect(await read(code)).toMatchObject({ content: null, question: {}, panel: null, problem });
  });

  test('that was modified is read or refused, and never throws', async () => {
    const code = codeOf(head);
    const json = JSON.stringify(head);
    const changed = fc.oneof(
      fc
        .tuple(fc.nat(code.length), fc.string({ maxLength: 5 }), fc.nat(4))
        .map(([at, put, drop]) => code.slice(0, at) + put + code.slice(at + drop)),
      fc
        .tuple(fc.nat(json.length), fc.string({ maxLength: 8 }), fc.nat(8))
        .map(([at, put, drop]) =>
          packed(Buffer.from(`${json.slice(0, at)}${put}${json.slice(at + drop)}\n`)),
        ),
      fc.jsonValue().map((answer) => codeOf({ ...head, answer })),
      fc.uint8Array({ maxLength: 300 }).map(packed),
    );
    let opened = 0;
    await fc.assert(
      fc.asyncProperty(changed, async (fragment) => {
        const { content, problem, panel } = await read(fragment);
        if (content === null && panel === null && problem === null)
          throw new Error('No content, panel or problem');
        if (content?.origin.kind === 'site') {
          opened += 1;
          if (!/^https?:\/\/[^/@]+\/robots\.txt$/.test(content.origin.url)) throw new Error('Another file');
        }
      }),
      { numRuns: 5_000 },
    );
    expect(opened).toBeGreaterThan(20);
  });
});
