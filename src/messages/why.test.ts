import { describe, expect, it } from 'vitest';
import type { Candidate, LostBecause, Reason, Rule, SelectionReason } from '../engine';
import {
  andMore,
  groupStep,
  plain,
  resultHint,
  resultStep,
  ruleForm,
  rulesStep,
  type Step,
  scopeStep,
  unmatchedHeading,
} from './index';
import type { ExplainedVerdict } from './why';

function rule(part: Partial<Rule> = {}): Rule {
  return { type: 'disallow', line: 12, written: '/shop/cart', pattern: '/shop/cart', ...part };
}

function candidate(lostBecause: LostBecause | null, matched: number, specificity = 10): Candidate {
  const spans = [{ from: 0, to: matched, kind: 'literal' }] as const;
  return { rule: rule(), line: 12, specificity, effectivePattern: '/shop/cart', spans, lostBecause };
}

function verdict(part: Partial<ExplainedVerdict> = {}): ExplainedVerdict {
  return {
    outcome: 'disallowed',
    reason: 'winning-rule',
    selection: { reason: 'named', token: 'Googlebot' },
    groups: [
      { firstLine: 9, lastLine: 12, selected: true },
      { firstLine: 23, lastLine: 25, selected: true },
      { firstLine: 4, lastLine: 7, selected: false },
    ],
    selectedGroupCount: 2,
    candidates: [candidate(null, 10)],
    candidateCount: 1,
    unmatchedCount: 4,
    ...part,
  };
}

function words({ title, text }: Step): string {
  return [title, ...text].map(plain).join(' | ');
}

describe('scopeStep', () => {
  const url = { origin: 'https://example.com', path: '/', changes: [] };

  it.each(['typed', 'example', 'file'] as const)('takes a file (%s) as the one of the asked site', (kind) => {
    expect(words(scopeStep({ kind }, url))).toContain(
      'so we take it as the one at https://example.com/robots.txt.',
    );
  });

  it('takes a bare path as one of the same site', () => {
    expect(words(scopeStep({ kind: 'typed' }, { ...url, origin: null }))).toContain('you asked about a path');
  });

  it('shows what was changed before matching', () => {
    const changed = { ...url, path: '/caf%C3%A9', changes: ['characters-escaped'] } as const;
    expect(words(scopeStep({ kind: 'typed' }, changed))).toContain(
      'Matched as /caf%C3%A9: some characters are escaped.',
    );
  });
});

describe('groupStep', () => {
  const selections: readonly [SelectionReason, string | null, string][] = [
    [
      'named',
      'Googlebot',
      'Googlebot-Image follows the Googlebot group | This group names it by product token.',
    ],
    ['fallback', 'Googlebot', "Googlebot-Image has no group here, so it follows Googlebot's."],
    ['global', null, 'Googlebot-Image follows the * group | No group names it, so it follows the * group.'],
    ['none', null, 'No group names it and there is no * group.'],
    ['global-ignored', null, 'This crawler skips the * group. Only a group that names it counts.'],
  ];
  it.each(selections)('explains %s', (reason, token, sentence) => {
    const step = groupStep(
      verdict({ selection: { reason, token }, selectedGroupCount: 1 }),
      'Googlebot-Image',
    );
    expect(words(step)).toContain(sentence);
  });

  it('names the lines of merged groups', () => {
    expect(words(groupStep(verdict(), 'Googlebot'))).toContain(
      'It appears twice, so lines 9–12 and 23–25 are merged.',
    );
  });

  it('counts many merged groups', () => {
    expect(words(groupStep(verdict({ selectedGroupCount: 1_200 }), 'X'))).toContain('It appears 1,200 times');
  });
});

describe('rulesStep', () => {
  it.each([
    [1, 4, '1 rule matches'],
    [0, 4, 'No rule matches'],
    [0, 0, 'There is no rule to compare'],
  ])('counts %i matching and %i other rules', (candidateCount, unmatchedCount, title) => {
    const step = rulesStep(verdict({ candidates: [], candidateCount, unmatchedCount }));
    expect(plain(step.title)).toBe(title);
  });

  it('says that the longest pattern wins, and what length counts', () => {
    const candidates = [candidate(null, 10), candidate('shorter-pattern', 13, 5)];
    const step = rulesStep(verdict({ candidates, candidateCount: 4, unmatchedCount: 1 }));
    expect(words(step)).toBe(
      '4 of 5 rules match. The longest pattern wins. | Length counts the pattern, not the part it matched.',
    );
  });

  it('explains a tie', () => {
    const candidates = [candidate(null, 10), candidate('allow-wins-tie', 10)];
    expect(words(rulesStep(verdict({ candidates, candidateCount: 2 })))).toContain('Allow wins a tie.');
  });

  it.each(['no-rules', 'no-group', 'no-rule-matched'] as const)(
    'says why there is nothing to compare (%s)',
    (reason) => {
      const step = rulesStep(
        verdict({ reason, candidates: [], candidateCount: 0, unmatchedCount: 0, selectedGroupCount: 0 }),
      );
      expect(step.text.map(plain).join('')).not.toBe('');
    },
  );
});

describe('resultStep', () => {
  const reasons: readonly Reason[] = [
    'winning-rule',
    'only-empty-rules',
    'no-rule-matched',
    'no-group',
    'no-rules',
  ];
  it.each(reasons)('gives the reason for %s', (reason) => {
    for (const outcome of ['allowed', 'disallowed', 'undefined'] as const) {
      const step = resultStep(verdict({ reason, outcome }), 'Googlebot');
      expect(words(step)).toMatch(/^Result: .+ \| .+, so .*Googlebot may.* crawl this URL\.$/);
      expect(plain(resultHint(outcome))).not.toBe('');
    }
  });

  it.each(['shorter-pattern', 'allow-wins-tie', 'later-line'] as const)(
    'tells how the second rule lost (%s)',
    (lost) => {
      const candidates = [candidate(null, 10), candidate(lost, 10)];
      expect(words(resultStep(verdict({ candidates, candidateCount: 2 }), 'X'))).toContain(
        'Disallow: /shop/cart',
      );
    },
  );
});

describe('ruleForm', () => {
  it.each([
    ['as written', rule(), undefined, null],
    ['escaped', rule({ written: '/café', pattern: '/caf%C3%A9' }), undefined, 'compared as /caf%C3%A9'],
    ['index.htm', rule({ type: 'allow' }), '/shop/$', 'A rule for index.htm… also opens its folder: /shop/$'],
    ['empty', rule({ written: '', pattern: '' }), undefined, 'No path: it blocks nothing.'],
  ])('%s', (_case, given, effective, sentence) => {
    const form = ruleForm(given, effective);
    expect(form === null ? null : plain(form)).toBe(sentence);
  });
});

it('counts rows that are left out', () => {
  expect(andMore(1, 'rule')).toBe('and 1 more rule');
  expect(andMore(600, 'group')).toBe('and 600 more groups');
  expect(unmatchedHeading(1)).toBe('1 rule in this group does not match');
  expect(unmatchedHeading(2_418)).toBe('2,418 rules in this group do not match');
});
