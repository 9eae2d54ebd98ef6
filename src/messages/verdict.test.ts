import { describe, expect, it } from 'vitest';
import type { Outcome, Reason, SelectionReason } from '../engine';
import type { SaidCrawler } from './crawler';
import { plain, spokenVerdict, verdictSentence } from './index';
import type { SaidVerdict } from './verdict';

function asked(token: string, parserReads?: string): SaidCrawler {
  return { kind: 'token', token, from: 'typed', ...(parserReads === undefined ? {} : { parserReads }) };
}

const rule = { type: 'disallow', line: 12, written: '/shop/cart', pattern: '/shop/cart' } as const;

function verdict(part: Partial<SaidVerdict>): SaidVerdict {
  return {
    outcome: 'disallowed',
    reason: 'winning-rule',
    line: 12,
    path: '/shop/cart?x=1',
    selection: { reason: 'named' },
    groups: [],
    candidates: [{ rule }],
    ...part,
  };
}

describe('verdictSentence', () => {
  it('names the line and the rule that block', () => {
    expect(plain(verdictSentence(verdict({}), asked('Googlebot')))).toBe(
      'No. Blocked by line 12: Disallow: /shop/cart',
    );
  });

  it('names the line and the rule that allow', () => {
    const allow = { ...rule, type: 'allow', written: '/shop/' } as const;
    const sentence = verdictSentence(
      verdict({ outcome: 'allowed', line: 10, candidates: [{ rule: allow }] }),
      asked('X'),
    );
    expect(sentence).toContainEqual({ line: 10 });
    expect(plain(sentence)).toBe('Yes. Allowed by line 10: Allow: /shop/');
  });

  const reasons: readonly [Reason, SelectionReason, string][] = [
    ['only-empty-rules', 'named', 'Yes. Allowed: line 12 has no path, so it blocks nothing.'],
    ['no-rule-matched', 'named', 'Yes. Allowed: no rule matches this URL.'],
    ['no-group', 'none', 'Yes. Allowed: no group is meant for Googlebot.'],
    ['no-group', 'global-ignored', 'Yes. Allowed: no group names Googlebot, and it skips the * group.'],
    ['no-rules', 'none', 'Yes. Allowed: this file has no rules.'],
  ];
  it.each(reasons)('says %s (%s)', (reason, selection, sentence) => {
    const said = verdict({ outcome: 'allowed', reason, selection: { reason: selection } });
    expect(plain(verdictSentence(said, asked('Googlebot')))).toBe(sentence);
  });

  it.each([
    ['no-group', 'none', "Yes. Allowed by Google's reading: no group is meant for MJ12bot."],
    ['winning-rule', 'global', "Yes. Allowed by Google's reading, line 12: Disallow: /shop/cart"],
    ['no-rule-matched', 'global', "Yes. Allowed by Google's reading: no rule matches this URL."],
  ] as const)(
    'says whose reading it is where a group is named in vain (%s)',
    (reason, selection, sentence) => {
      const groups = [{ agents: ['mj12bot'], firstLine: 1 }];
      const said = verdict({ outcome: 'allowed', reason, selection: { reason: selection }, groups });
      expect(plain(verdictSentence(said, asked('MJ12bot', 'MJ')))).toBe(sentence);
    },
  );

  it('shortens a rule of a megabyte', () => {
    const long = { ...rule, written: `/${'a'.repeat(1_000_000)}` };
    expect(plain(verdictSentence(verdict({ candidates: [{ rule: long }] }), asked('X'))).length).toBeLessThan(
      400,
    );
  });
});

describe('spokenVerdict', () => {
  it('says the crawler and the path, which are seen elsewhere', () => {
    expect(spokenVerdict(verdict({}), asked('Googlebot'))).toBe(
      'No. Googlebot may not crawl /shop/cart?x=1. Blocked by line 12: Disallow: /shop/cart.',
    );
  });

  const outcomes: readonly Outcome[] = ['allowed', 'disallowed', 'undefined'];
  it.each(outcomes)('says %s in words', (outcome) => {
    expect(spokenVerdict(verdict({ outcome }), asked('Bingbot'))).toContain('Bingbot may');
  });

  it('cuts a long path', () => {
    expect(spokenVerdict(verdict({ path: `/${'a'.repeat(2_000)}` }), asked('X')).length).toBeLessThan(400);
  });
});
