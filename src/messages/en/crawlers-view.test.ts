import { describe, expect, it } from 'vitest';
import type { AnswerEffect, Scope } from '../../engine';
import {
  answerNote,
  crawlersFound,
  crawlersSummary,
  crawlersTotal,
  fallbackNote,
  noCrawlerFound,
  ruleNote,
  scopeNote,
  sectionSummary,
} from './index';

describe('counts', () => {
  it('cover all crawlers', () => {
    expect(crawlersTotal({ blocked: 7, allowed: 171, other: 2 })).toBe('180 crawlers');
    expect(crawlersSummary({ blocked: 7, allowed: 171, other: 2 })).toBe(
      '7 blocked, 171 allowed, 2 not decided by this file',
    );
    expect(crawlersSummary({ blocked: 0, allowed: 180, other: 0 })).toBe('0 blocked, 180 allowed');
  });

  it.each([
    [{ blocked: 5, allowed: 4, other: 0 }, '5 of 9 blocked'],
    [{ blocked: 9, allowed: 0, other: 0 }, 'all 9 blocked'],
    [{ blocked: 0, allowed: 3, other: 0 }, 'all 3 allowed'],
    [{ blocked: 0, allowed: 3, other: 2 }, '3 of 5 allowed'],
    [{ blocked: 1, allowed: 1, other: 2 }, '1 of 4 blocked'],
    [{ blocked: 0, allowed: 0, other: 4 }, 'not decided'],
    [{ blocked: 1, allowed: 0, other: 0 }, 'blocked'],
    [{ blocked: 0, allowed: 1, other: 0 }, 'allowed'],
  ])('summarise a section: %j', (counts, summary) => {
    expect(sectionSummary(counts)).toBe(summary);
  });

  it('show how many crawlers the filter matches', () => {
    expect(crawlersFound(12, 180)).toBe('12 of 180 crawlers');
  });
});

describe('noCrawlerFound', () => {
  it.each([
    ['all', 'xyz', 'No crawler contains “xyz”.'],
    ['blocked', 'xyz', 'No crawler under “Blocked” contains “xyz”.'],
    ['other', 'xyz', 'No crawler under “Other” contains “xyz”.'],
    ['blocked', '', 'No crawler is blocked.'],
    ['allowed', '', 'No crawler is allowed.'],
    ['other', '', 'This file decides the result for every crawler.'],
  ] as const)('%s, “%s”', (shown, query, sentence) => {
    expect(noCrawlerFound(shown, query)).toBe(sentence);
  });

  it('shortens a long query', () => {
    expect(noCrawlerFound('all', 'x'.repeat(500)).length).toBeLessThan(80);
  });
});

describe('notes', () => {
  it('name the crawler that owns the group', () => {
    expect(fallbackNote('Yandex')).toEqual({
      text: 'as Yandex',
      explain: 'No User-agent line names it, so it follows the rules for Yandex.',
    });
    expect(fallbackNote('Feeds').explain).toBe(
      'No User-agent line names it, so it follows the rules for Feeds.',
    );
  });

  it('are null for a winning rule, because its line is shown', () => {
    expect(ruleNote('winning-rule', 'named')).toBeNull();
  });

  it.each([
    [{ code: 'client-error', status: 404 }, 'HTTP 404'],
    [{ code: 'too-many-requests' }, 'HTTP 429'],
    [{ code: 'network-failure', failure: 'dns' }, 'no response'],
    [
      { code: 'never-read', cause: { code: 'too-many-redirects', limit: 5, redirects: 9 } },
      'too many redirects',
    ],
    [{ code: 'errors-for-missing-pages', cause: { code: 'server-error', status: 500 } }, 'HTTP 500'],
    [{ code: 'content-type', contentType: 'text/html' }, 'text/html'],
    [{ code: 'content-type', contentType: 'other' }, 'not text/plain'],
  ] satisfies readonly [AnswerEffect['reason'], string][])('name the server’s answer: %j', (reason, text) => {
    expect(answerNote({ kind: 'all-allowed', reason, documented: true })).toEqual({
      text,
      explain: 'With this response, everything is allowed.',
    });
  });

  it.each([
    [{ kind: 'other-scheme', scheme: 'http', robotsUrl: '' }, /^The URL uses http, /],
    [{ kind: 'other-port', port: 8080, robotsUrl: '' }, /another port/],
    [{ kind: 'not-a-robots-url', why: 'folder', robotsUrl: '' }, /Crawlers don't look/],
    [{ kind: 'unsupported-scheme', scheme: 'ftp' }, /robots\.txt for ftp addresses/],
  ] satisfies readonly [Scope, RegExp][])('explain the scope of a file: %j', (scope, explain) => {
    expect(scopeNote(scope)).toEqual({
      text: "file doesn't apply",
      explain: expect.stringMatching(explain),
    });
  });
});
