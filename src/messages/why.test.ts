import { describe, expect, it } from 'vitest';
import type { Candidate, LostBecause, Reason, Rule, SelectionReason } from '../engine';
import type { SaidCrawler } from './crawler';
import {
  andMore,
  groupAside,
  groupStep,
  plain,
  resultHint,
  resultStep,
  robotsFileHint,
  ruleForm,
  rulesOutsideNote,
  rulesStep,
  type Step,
  scopeStep,
  unmatchedHeading,
  unmatchedNote,
} from './index';
import type { ExplainedVerdict } from './why-types';

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
    path: '/shop/cart',
    reason: 'winning-rule',
    selection: { reason: 'named', token: 'Googlebot' },
    groups: [
      { firstLine: 9, lastLine: 12, agents: ['Googlebot'], agentCount: 1, selected: true },
      { firstLine: 23, lastLine: 25, agents: ['googlebot'], agentCount: 1, selected: true },
      { firstLine: 4, lastLine: 7, agents: ['*', 'A'], agentCount: 2, selected: false },
    ],
    selectedGroupCount: 2,
    candidates: [candidate(null, 10)],
    candidateCount: 1,
    unmatchedCount: 4,
    ...part,
  };
}

function asked(token: string, parserReads?: string): SaidCrawler {
  return { kind: 'token', token, from: 'typed', ...(parserReads === undefined ? {} : { parserReads }) };
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
      asked('Googlebot-Image'),
    );
    expect(words(step)).toContain(sentence);
  });

  it('names the lines of merged groups', () => {
    expect(words(groupStep(verdict(), asked('Googlebot')))).toContain(
      'It appears twice, so lines 9–12 and 23–25 are merged.',
    );
  });

  it('explains a group of several names', () => {
    const shared = { firstLine: 1, lastLine: 4, agents: ['*', 'BadBot'], agentCount: 2, selected: true };
    const sentence = 'Several names share this group:';
    expect(words(groupStep(verdict({ groups: [shared] }), asked('X')))).toContain(sentence);
    expect(words(groupStep(verdict(), asked('X')))).not.toContain(sentence);
  });

  it.each([
    ['MJ12bot', 'MJ', 'and reads MJ. MJ12bot itself most likely obeys this group.'],
    ['360Spider', '', 'and reads nothing. 360Spider itself most likely obeys this group.'],
  ])('says that a group names %s in vain', (name, reads, end) => {
    const named = { firstLine: 3, lastLine: 4, agents: [name.toLowerCase()], agentCount: 1, selected: false };
    for (const reason of ['none', 'global'] as const) {
      const unread = verdict({ selection: { reason, token: null }, groups: [named], selectedGroupCount: 0 });
      const step = words(groupStep(unread, asked(name, reads)));
      expect(step).toContain(`The group at line 3 names ${name.toLowerCase()}, but Google's parser stops`);
      expect(step).toContain(end.replace(name, name.toLowerCase()));
      expect(step).not.toContain('No group names it');
      expect(groupAside(unread, asked(name, reads))).toBeNull();
      expect(groupAside(verdict({ ...unread, groups: [] }), asked(name, reads))).not.toBeNull();
    }
  });

  it('counts many merged groups', () => {
    expect(words(groupStep(verdict({ selectedGroupCount: 1_200 }), asked('X')))).toContain(
      'It appears 1,200 times',
    );
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

  it('says which of equal rules is named, and that they are two', () => {
    const later = { ...candidate('later-line', 10), rule: rule({ line: 14, written: '/*/cart*' }), line: 14 };
    const equal = verdict({ candidates: [candidate(null, 10), later], candidateCount: 2 });
    expect(words(rulesStep(equal))).toContain(
      'The longest patterns are equally long. The first one is named.',
    );
    expect(words(resultStep(equal, 'X'))).toContain(
      'Two rules block it with the same length. Line 12 comes first, so it is named.',
    );
  });

  it('does not call empty rules long', () => {
    const candidates = [candidate(null, 0, 0), candidate('later-line', 0, 0)];
    const empty = verdict({ reason: 'only-empty-rules', candidates, candidateCount: 2 });
    expect(words(rulesStep(empty))).toContain('None of them has a path.');
    expect(words(resultStep(empty, 'X'))).not.toContain('comes first');
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

it('says that a group has no rule', () => {
  const step = resultStep(verdict({ reason: 'no-rule-matched', candidateCount: 0, unmatchedCount: 0 }), 'X');
  expect(words(step)).toContain('A group without rules allows everything');
});

it.each([
  ['disallowed', '/robots.txt', true],
  ['allowed', '/robots.txt', false],
  ['disallowed', '/robots.txt?x', false],
] as const)('says that crawlers fetch a blocked robots.txt (%s %s)', (outcome, path, isSaid) => {
  expect(robotsFileHint({ outcome, path }) !== null).toBe(isSaid);
});

it.each([
  [
    1,
    2,
    '1 rule stands before the first User-agent line (line 3). It belongs to no group, so nobody follows it.',
  ],
  [
    2,
    2,
    '2 rules stand before the first User-agent line (the first at line 3). They belong to no group, so nobody follows them.',
  ],
  [1, 0, '1 rule stands before any User-agent line (line 3). It belongs to no group, so nobody follows it.'],
])('says that %i rules stand outside of %i groups', (count, groups, sentence) => {
  expect(plain(rulesOutsideNote({ groups, rulesOutside: { count, firstLine: 3 } }) ?? [])).toBe(sentence);
  expect(rulesOutsideNote({ groups, rulesOutside: null })).toBeNull();
});

describe('unmatchedNote', () => {
  it.each([
    ['/a', null],
    ['*a', null],
    ['a', 'does not start with /, so it can never match'],
    ['https://example.com/a', 'write only the path'],
  ])('%s', (written, sentence) => {
    const note = unmatchedNote(rule({ written, pattern: written }));
    expect(note === null ? null : plain(note)).toBe(sentence);
  });
});

describe('ruleForm', () => {
  it.each([
    ['as written', rule(), undefined, null],
    ['escaped', rule({ written: '/café', pattern: '/caf%C3%A9' }), undefined, 'compared as /caf%C3%A9'],
    ['index.htm', rule({ type: 'allow' }), '/shop/$', 'A rule for index.htm… also opens its folder: /shop/$'],
    ['empty', rule({ written: '', pattern: '' }), undefined, 'No path: it blocks nothing.'],
    [
      'empty Allow',
      rule({ type: 'allow', written: '', pattern: '' }),
      undefined,
      'No path: it changes nothing.',
    ],
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
