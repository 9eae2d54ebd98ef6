import { describe, expect, test } from 'vitest';
import { type AnswerEffect, effectOf, type ServerAnswer } from '..';
import { answering, failure, status } from '../testdata/answers';
import measured from '../testdata/python-answers.json';
import { testEffects } from '../testdata/test-table';
import { pythonFetchRules } from './python';

const kinds: Readonly<Record<string, AnswerEffect['kind']>> = { raises: 'reader-fails' };

describe('python as measured on CPython 3.11.7', () => {
  test('has all its cases', () => expect(measured.length).toBeGreaterThan(60));

  test.each(measured)('$answer', ({ answer, effect }) => {
    const answers = answering(answer as Partial<ServerAnswer>);
    expect(effectOf(answers, pythonFetchRules).kind).toBe(kinds[effect] ?? effect);
  });
});

describe('python', () => {
  testEffects(pythonFetchRules, [
    ['NaN', status(Number.NaN), 'fails invalid-status'],
    ['99', status(99), 'fails invalid-status'],
    ['100', status(100), 'fails invalid-status'],
    ['199', status(199), 'closed invalid-status never-read'],
    ['200', status(200), 'fresh rules success'],
    ['204', status(204), 'open empty-body'],
    ['304', status(304), 'closed redirect-without-target never-read'],
    ['399', status(399), 'closed redirect-without-target never-read'],
    ['400', status(400), 'open client-error'],
    ['401', status(401), 'closed client-error'],
    ['402', status(402), 'open client-error'],
    ['403', status(403), 'closed client-error'],
    ['404', status(404), 'open client-error'],
    ['429', status(429), 'open too-many-requests'],
    ['499', status(499), 'open client-error'],
    ['500', status(500), 'closed server-error never-read'],
    [
      'hours and copies change nothing',
      status(500, { errorHours: 1000, cachedCopy: true }),
      'closed server-error never-read',
    ],
    ['599', status(599), 'closed server-error never-read'],
    ['999', status(999), 'closed invalid-status never-read'],
    ['1000', status(1000), 'fails invalid-status'],
    ['10 redirects', answering({ redirects: 10, redirectedTo: 'other-host' }), 'fresh rules success'],
    ['11 redirects', answering({ redirects: 11 }), 'closed too-many-redirects never-read'],
    ['DNS', failure('dns'), 'fails network-failure'],
    ['incomplete', answering({ body: 'incomplete' }), 'fails incomplete-body'],
    ['UTF-16', answering({ body: 'utf-16' }), 'fails utf-16-body'],
    ['over every limit', answering({ body: 'over-limit' }), 'fresh rules success'],
    ['text/html', answering({ contentType: 'text/html' }), 'fresh rules content-type'],
  ]);
});
