import { describe, expect, it } from 'vitest';
import type { UrlChange, UrlProblem } from '../../engine/address';
import { plain, urlChangesNote, urlProblemNote, type Waiting, waitingSentence } from './index';

const problems: readonly UrlProblem[] = [
  { kind: 'no-scheme', suggestion: 'https://example.com/x' },
  { kind: 'unfetched-scheme', scheme: 'mailto' },
  { kind: 'not-a-url' },
];

describe('urlChangesNote', () => {
  const url = { origin: 'https://example.com', path: '/caf%C3%A9', changes: [] };
  const changes: readonly UrlChange[] = [
    'white-space-removed',
    'backslash-to-slash',
    'dot-segments-resolved',
    'characters-escaped',
    'escapes-upper-case',
    'fragment-dropped',
    'credentials-dropped',
    'host-rewritten',
  ];

  it('is null for an unchanged URL', () => {
    expect(urlChangesNote(url)).toBeNull();
  });

  it.each(changes)('gives the reason %s', (change) => {
    const note = urlChangesNote({ ...url, changes: [change] });
    expect(plain(note ?? [])).toMatch(/^Matched as .*\/caf%C3%A9: [a-z].+[.]$/);
  });

  it('shows the host only if the host changed', () => {
    expect(plain(urlChangesNote({ ...url, changes: ['host-rewritten'] }) ?? [])).toContain(
      'https://example.com/',
    );
    expect(plain(urlChangesNote({ ...url, changes: ['fragment-dropped'] }) ?? [])).not.toContain('https:');
  });

  it('shortens a path of a megabyte', () => {
    const long = { ...url, path: `/${'a'.repeat(1_000_000)}`, changes };
    expect(plain(urlChangesNote(long) ?? []).length).toBeLessThan(400);
  });
});

it.each(problems)('says what to do about $kind', (problem) => {
  expect(plain(urlProblemNote(problem))).toMatch(/[.]$/);
});

const waiting: readonly Waiting[] = [
  { kind: 'text-and-url' },
  { kind: 'text' },
  { kind: 'url', site: null },
  { kind: 'url', site: 'https://my-shop.test:8443' },
  ...problems.map((problem) => ({ kind: 'url-problem', problem }) as const),
  ...(['empty', 'only-browser', 'no-name'] as const).map((reason) => ({ kind: 'crawler', reason }) as const),
  { kind: 'answer' },
  { kind: 'engine-stopped' },
  { kind: 'too-large-in-thread' },
];
it('has its own sentence for everything that is missing', () => {
  const sentences = waiting.map((reason) => plain(waitingSentence(reason)));
  expect(sentences).not.toContain('');
  expect(new Set(sentences).size).toBe(waiting.length);
});
