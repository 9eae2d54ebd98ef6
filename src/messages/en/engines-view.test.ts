import { describe, expect, it } from 'vitest';
import type { AnswerEffect, Reason, SelectionReason } from '../../engine';
import type { DescribedReading } from './engines-view';
import {
  enginesTexts,
  ownDialect,
  plain,
  settledChoices,
  untouchedCount,
  verdictGround,
  verdictWord,
} from './index';

const read: AnswerEffect = {
  kind: 'rules',
  copy: 'fresh',
  reason: { code: 'success', status: 200, redirects: 0 },
  documented: true,
};

function reading(part: Partial<DescribedReading> = {}): DescribedReading {
  return {
    judgement: { outcome: 'disallowed', by: 'rules' },
    effect: read,
    reason: 'winning-rule',
    line: 11,
    selection: { reason: 'named' },
    ...part,
  };
}

describe('verdictWord', () => {
  it.each([
    ['Allowed', 'allowed', 'rules', 'no-rule-matched'],
    ['Blocked', 'disallowed', 'rules', 'winning-rule'],
    ['Undecided', 'undefined', 'rules', 'left-open'],
    ['Not decided', 'undefined', 'rules', 'reader-fails'],
    ['Not decided', 'undefined', 'answer', 'left-open'],
    ['Not decided', 'not-applicable', 'scope', 'winning-rule'],
  ] as const)('%s: %s by %s, %s', (word, outcome, by, reason) => {
    expect(verdictWord({ judgement: { outcome, by }, reason })).toBe(word);
  });
});

describe('verdictGround', () => {
  const reasons: readonly [Reason, SelectionReason, string][] = [
    ['winning-rule', 'named', 'by line 11'],
    ['only-empty-rules', 'named', 'line 11 has no path, so it blocks nothing'],
    ['no-rule-matched', 'named', 'no rule matches'],
    ['no-group', 'none', 'no User-agent line applies to Googlebot'],
    ['no-group', 'global-ignored', 'no User-agent line names Googlebot, and it ignores User-agent: *'],
    ['no-rules', 'none', 'the file has no rules'],
    ['always-allowed-path', 'named', '/robots.txt itself is always allowed'],
    ['left-open', 'named', 'Allow and Disallow both match'],
    ['file-too-large', 'named', 'the file is too large, so it counts as missing'],
    ['reader-fails', 'named', 'it stops with an error at line 11'],
  ];
  it.each(reasons)('%s (%s)', (reason, selection, text) => {
    expect(plain(verdictGround(reading({ reason, selection: { reason: selection } }), 'Googlebot'))).toBe(
      text,
    );
  });

  it('links to the line', () => {
    expect(verdictGround(reading(), 'X')).toContainEqual({ line: 11 });
  });

  it('does not mention rules when the file does not apply', () => {
    const elsewhere = reading({ judgement: { outcome: 'not-applicable', by: 'scope' } });
    expect(plain(verdictGround(elsewhere, 'X'))).toBe("this file doesn't apply to the URL");
  });

  const cause = { code: 'server-error', status: 503 } as const;
  const effects: readonly [string, AnswerEffect][] = [
    [
      'HTTP 404: everything is allowed',
      { kind: 'all-allowed', reason: { code: 'client-error', status: 404 }, documented: true },
    ],
    [
      'HTTP 403: nothing is allowed',
      {
        kind: 'all-disallowed',
        temporary: false,
        reason: { code: 'client-error', status: 403 },
        documented: true,
      },
    ],
    [
      'HTTP 503: nothing is allowed for now (assumed, not documented)',
      {
        kind: 'all-disallowed',
        temporary: true,
        reason: {
          code: 'server-error-stop',
          cause,
          sinceHours: 0,
          untilHours: 12,
          next: null,
          retriedOften: true,
        },
        documented: false,
      },
    ],
    [
      'HTTP 429: everything is allowed',
      { kind: 'all-allowed', reason: { code: 'too-many-requests' }, documented: true },
    ],
    [
      'too many redirects: everything is allowed',
      {
        kind: 'all-allowed',
        reason: { code: 'too-many-redirects', limit: 5, redirects: 6 },
        documented: true,
      },
    ],
    [
      'no response: it stops with an error',
      { kind: 'reader-fails', reason: { code: 'network-failure', failure: 'dns' }, documented: true },
    ],
    [
      'empty file: everything is allowed',
      { kind: 'all-allowed', reason: { code: 'empty-body' }, documented: true },
    ],
    [
      'not text/plain: everything is allowed',
      { kind: 'all-allowed', reason: { code: 'content-type', contentType: 'other' }, documented: true },
    ],
  ];
  it.each(effects)('%s', (text, effect) => {
    const outcome = effect.kind === 'all-allowed' ? 'allowed' : 'disallowed';
    const described = reading({ effect, judgement: { outcome, by: 'answer' } });
    expect(plain(verdictGround(described, 'X'))).toBe(text);
  });
});

it.each([
  [0, null],
  [1, "1 more difference doesn't touch this file on its own."],
  [12, "12 more differences don't touch this file on their own."],
])('counts %i differences that do not touch the file', (number, text) => {
  expect(untouchedCount(number)).toBe(text);
});

it("names the crawler's own rules", () => {
  expect(ownDialect('google', true)).toBe('Its own: Google (default)');
  expect(ownDialect('rfc9309', false)).toBe('Its own: undocumented, so RFC 9309 (default)');
});

it('explains every contradiction that is not a setting in whole sentences', () => {
  const texts = settledChoices.map(plain);
  for (const text of texts) expect(text).toMatch(/^[A-Z0-9].*\.$/);
  for (const word of [
    'Googlebot-Image',
    'Allow wins a tie',
    'Crawl-delay',
    'five redirects',
    '512,000',
    'FTP',
  ])
    expect(texts.filter((text) => text.includes(word))).toHaveLength(1);
});

it('says whether the rules of a crawler are compared that may not follow them, or those of a policy token', () => {
  const note = (consultation: 'fetches-for-a-person' | 'policy-token') =>
    enginesTexts.notConsulted('Bot', { by: 'crawler', consultation, line: 0 });
  expect(note('fetches-for-a-person')).toBe('robots.txt may not stop Bot. This is what the rules would say.');
  expect(note('policy-token')).toBe("Bot isn't a crawler. This is how engines would read its rules.");
});
