import { expect, test } from 'vitest';
import { PLAIN_ANSWER, type ServerAnswer } from '../../engine';
import { textDocument } from '../document';
import type { DocumentOrigin } from '../document-origin';
import type { TesterState } from '../state';
import { sharedStateOf } from './shared-state';

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
