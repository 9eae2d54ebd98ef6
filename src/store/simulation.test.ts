import { expect, test } from 'vitest';
import { PLAIN_ANSWER, type ServerAnswer } from '../engine';
import { textDocument } from './document';
import type { DocumentOrigin } from './document-origin';
import { presets } from './preset-list';
import { isSimulating, realAnswerOf } from './simulation';
import type { TesterDocument } from './state';

const typed = documentFrom({ kind: 'typed' });

function documentFrom(origin: DocumentOrigin): TesterDocument {
  return { ...textDocument('', origin), id: 1 };
}

/** Returns a document with this answer of its site. */
function fetched(part: Partial<ServerAnswer>): TesterDocument {
  const answer = { ...PLAIN_ANSWER, ...part };
  const url = 'https://example.com/robots.txt';
  return documentFrom({ kind: 'site', by: 'service', url, as: null, at: 0, answer, bytes: 0, mediaType: '' });
}

const gone = { final: { kind: 'status', status: 410 } } as const;
const lost = { final: { kind: 'network-failure', failure: 'dns' } } as const;

test('PLAIN_ANSWER is not a simulation, however it was built', () => {
  const { maxAge, ...rest } = PLAIN_ANSWER;
  expect(isSimulating({ answer: PLAIN_ANSWER, document: typed })).toBe(false);
  expect(isSimulating({ answer: { ...PLAIN_ANSWER }, document: typed })).toBe(false);
  const again: ServerAnswer = { maxAge, ...rest, final: { status: 200, kind: 'status' } };
  expect(isSimulating({ answer: again, document: typed })).toBe(false);
});

test.each([gone, lost, { redirects: 2, maxAge: 60 }])(
  'the site’s real answer is not a simulation: %o',
  (part) => {
    const document = fetched(part);
    expect(realAnswerOf({ document })).toEqual({ ...PLAIN_ANSWER, ...part });
    expect(isSimulating({ answer: { ...PLAIN_ANSWER, ...part }, document })).toBe(false);
    expect(isSimulating({ answer: PLAIN_ANSWER, document })).toBe(true);
    expect(isSimulating({ answer: { ...PLAIN_ANSWER, ...part }, document: typed })).toBe(true);
  },
);

test('another network failure is a simulation', () => {
  const final = { kind: 'network-failure', failure: 'timeout' } as const;
  expect(isSimulating({ answer: { ...PLAIN_ANSWER, final }, document: fetched(lost) })).toBe(true);
});

test.each(presets)('each preset except plain is a simulation: $id', ({ id, answer }) => {
  expect(isSimulating({ answer: { ...PLAIN_ANSWER, ...answer }, document: typed })).toBe(id !== 'plain');
});

test.each<Partial<ServerAnswer>>([
  { errorHours: Infinity },
  { cachedCopy: true },
  { siteUp: false },
  { cacheAge: 1 },
  { maxAge: 0 },
  { answersErrorsForMissingPages: true },
])('a changed detail is a simulation: %o', (part) => {
  expect(isSimulating({ answer: { ...PLAIN_ANSWER, ...part }, document: typed })).toBe(true);
});
