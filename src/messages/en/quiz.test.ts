import { describe, expect, it } from 'vitest';
import type { Candidate, LostBecause } from '../../engine';
import { guessedReason, guessedSentence, plain } from './index';
import type { ExplainedVerdict } from './why-types';

type Kind = 'allow' | 'disallow';

function candidate(type: Kind, line: number, path: string, lostBecause: LostBecause | null): Candidate {
  const rule = { type, line, written: path, pattern: path };
  return { rule, line, specificity: path.length, effectivePattern: path, spans: [], lostBecause };
}

/** Answers by these rules, in their order of precedence. */
function answer(candidates: readonly Candidate[], part: Partial<ExplainedVerdict> = {}) {
  const [winner] = candidates;
  const verdict: ExplainedVerdict = {
    outcome: winner?.rule.type === 'disallow' ? 'disallowed' : 'allowed',
    path: '/shop/shoes?sort=price',
    reason: 'winning-rule',
    line: winner?.line ?? 0,
    selection: { reason: 'named', token: 'Googlebot' },
    groups: [],
    groupCount: 1,
    selectedGroupCount: 1,
    blankLineEndsGroup: false,
    candidates,
    candidateCount: candidates.length,
    unmatchedCount: 0,
    ...part,
  };
  return {
    dialect: 'google',
    isOwnDialect: true,
    decided: { by: 'rules' },
    outcome: verdict.outcome,
    verdict,
    crawler: { kind: 'token', token: 'Googlebot', from: 'typed' },
    unreadGroup: null,
  } as const;
}

const sorted = candidate('disallow', 6, '/*?sort=', null);
const shop = candidate('allow', 7, '/shop/', 'shorter-pattern');
const slash = candidate('disallow', 8, '/', 'shorter-pattern');
const tie = [candidate('allow', 2, '/page', null), candidate('disallow', 3, '/page', 'allow-wins-tie')];
const same = [candidate('disallow', 2, '/page', null), candidate('disallow', 3, '/page', 'later-line')];
const first = [candidate('disallow', 2, '/a', null), candidate('allow', 3, '/a/b', 'not-first')];

describe('after the guess', () => {
  it.each([
    ['the longer rule', answer([sorted, shop]), 'No. Not quite: line 6 is longer.'],
    ['the longest rule', answer([sorted, shop, slash]), 'No. Not quite: line 6 is the longest.'],
    ['a tie', answer(tie), 'Yes. Not quite: line 2 wins the tie.'],
    ['rules that agree', answer(same), 'No. Not quite: line 2 blocks it.'],
    ['the only rule', answer([candidate('allow', 4, '/', null)]), 'Yes. Not quite: line 4 allows it.'],
    ['the first rule', answer(first), 'No. Not quite: line 2 comes first.'],
    ['no rule', answer([], { reason: 'no-rule-matched' }), 'Yes. Not quite.'],
  ])('names what decides: %s', (_case, given, sentence) => {
    expect(plain(guessedSentence(given, false))).toBe(sentence);
    expect(plain(guessedSentence(given, true))).toBe(sentence.replace('Not quite', 'You were right'));
  });

  it.each([
    [
      'the rival',
      answer([sorted, { ...slash, specificity: 7 }, shop]),
      'Disallow: /*?sort= has length 8, Allow: /shop/ has 6. The longest rule wins.',
    ],
    [
      'rules that agree',
      answer([sorted, slash]),
      'Disallow: /*?sort= has length 8, Disallow: / has 1. The longest rule wins.',
    ],
    ['a tie', answer(tie), 'Allow: /page and Disallow: /page both have length 5. In a tie, Allow wins.'],
    ['equal rules', answer(same), 'Lines 2 and 3 are equally long and both block it.'],
    [
      'no rule',
      answer([], { reason: 'no-rule-matched', unmatchedCount: 1 }),
      'No rule for Googlebot matches this page.',
    ],
  ])('explains the lengths: %s', (_case, given, sentence) => {
    expect(plain(guessedReason(given))).toBe(sentence);
  });
});
