import { describe, expect, test } from 'vitest';
import { PLAIN_ANSWER, type ServerAnswer } from '../../engine';
import { encodeText } from '../../engine/source';
import { bytesDocument } from '../bytes-document';
import type { SecondVersion } from '../compare/compare-state';
import { createCompare } from '../compare/create-compare';
import { versionWithAiBlock } from '../compare/second-version';
import { textDocument } from '../document';
import type { DocumentOrigin } from '../document-origin';
import type { TesterState } from '../state';
import { createIdleTester } from '../testdata/idle-tester';
import type { Urls } from '../urls/urls-state';
import { secondTextOf, sharedStateOf } from './shared-state';

/** Returns the shared answer of a state. */
function shared(origin: DocumentOrigin, answer: ServerAnswer): ServerAnswer {
  const state: Partial<TesterState> = { document: { id: 1, ...textDocument('', origin) }, answer };
  return sharedStateOf(state as TesterState).answer;
}

function site(answer: ServerAnswer): DocumentOrigin {
  const url = 'https://example.com/robots.txt';
  return { kind: 'site', by: 'service', url, as: null, at: 0, answer, bytes: 0, mediaType: '' };
}

test.each<Partial<ServerAnswer>>([{}, { maxAge: 60 }, { redirects: 5, redirectedTo: 'other-host' }])(
  'an answer with a normally received file is not shared: %o',
  (part) => {
    const real = { ...PLAIN_ANSWER, ...part };
    expect(shared(site(real), real)).toEqual(PLAIN_ANSWER);
  },
);

test.each<Partial<ServerAnswer>>([
  { final: { kind: 'status', status: 503 } },
  { final: { kind: 'network-failure', failure: 'dns' } },
  { redirects: 6 },
  { body: 'html' },
  { contentType: 'other' },
])('an answer that may decide is shared: %o', (part) => {
  const real = { ...PLAIN_ANSWER, ...part };
  expect(shared(site(real), real)).toEqual(real);
});

test('a simulated answer is always shared', () => {
  const supposed = { ...PLAIN_ANSWER, maxAge: 60 };
  expect(shared({ kind: 'typed' }, supposed)).toEqual(supposed);
  expect(shared(site(PLAIN_ANSWER), supposed)).toEqual(supposed);
});

describe('the second version', () => {
  const { store } = createIdleTester();

  /** Returns the shared second version of a file that is compared with `other`. */
  function second(text: string, other: SecondVersion | null, isSwapped = false) {
    const { compare } = createCompare(
      { compare: () => undefined, request: () => Promise.reject(new Error('No worker')) },
      () => Promise.reject(new Error('No worker')),
      () => [],
    );
    if (other !== null) compare.choose(other);
    if (isSwapped) compare.setQuery({ isSwapped });
    const document = { id: 1, ...bytesDocument(encodeText(text), { kind: 'typed' }) };
    return secondTextOf({ ...store.getState(), document, urlList: { compare } as Urls });
  }

  test('is none before one is chosen', () => {
    expect(secondTextOf(store.getState())).toBeNull();
    expect(second('a', null)).toBeNull();
  });

  test('is the whole file, before or after the current one', () => {
    const source = '\uFEFFUser-agent: *\r\nDisallow: /caf\udce9\r';
    const content = bytesDocument(encodeText(source), { kind: 'file', name: 'old.txt' });
    expect(second('a', { kind: 'file', name: 'old.txt', content })).toEqual({ text: source, isAfter: false });
    expect(second('a', { kind: 'link', content }, true)).toEqual({ text: source, isAfter: true });
  });

  test("with a CDN's block is the generated text, as it is compared", () => {
    const block = versionWithAiBlock();
    const { inFront } = block as Extract<SecondVersion, { readonly kind: 'ai-block' }>;
    expect(second('\uFEFFDisallow: /\r\n', block)).toEqual({
      text: `${inFront.replaceAll('\n', '\r\n')}Disallow: /\r\n`,
      isAfter: true,
    });
  });
});
