import { describe, expect, it } from 'vitest';
import type { Candidate, LostBecause, Reason, Rule, SelectionReason } from '../../engine';
import type { DescribedCrawler } from './crawler';
import {
  andMore,
  dialectIds,
  dialectName,
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
import type { ExplainedAnswer, ExplainedVerdict } from './why-types';

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
    blankLineEndsGroup: false,
    candidates: [candidate(null, 10)],
    candidateCount: 1,
    unmatchedCount: 4,
    ...part,
  };
}

function crawlerNamed(token: string, parserReads?: string): DescribedCrawler {
  return { kind: 'token', token, from: 'typed', ...(parserReads === undefined ? {} : { parserReads }) };
}

/** An answer that the rules of the file give. */
function answer(
  verdict: ExplainedVerdict,
  crawler: DescribedCrawler,
  dialect: ExplainedAnswer['dialect'] = 'google',
): ExplainedAnswer {
  return { dialect, decided: { by: 'rules' }, verdict, crawler };
}

function words({ title, text }: Step): string {
  return [title, ...text].map(plain).join(' | ');
}

describe('scopeStep', () => {
  const url = { origin: 'https://example.com', path: '/', changes: [] };

  it.each(['typed', 'example', 'file'] as const)('takes a file (%s) as the one of the asked site', (kind) => {
    expect(words(scopeStep({ kind }, url, null))).toContain('as https://example.com/robots.txt.');
  });

  it('assumes that the file applies to a bare path', () => {
    expect(words(scopeStep({ kind: 'typed' }, { ...url, origin: null }, null))).toContain(
      'testing only a path',
    );
  });

  it('shows what was changed before matching', () => {
    const changed = { ...url, path: '/caf%C3%A9', changes: ['characters-escaped'] } as const;
    const note = 'Matched as /caf%C3%A9: special characters are percent-encoded.';
    expect(words(scopeStep({ kind: 'typed' }, changed, null))).toContain(note);
    const scope = { kind: 'applies', origin: 'https://example.com' } as const;
    expect(words(scopeStep({ kind: 'typed' }, changed, scope))).toContain(note);
  });

  it('uses the address of the file if it is known', () => {
    const applies = { kind: 'applies', origin: 'https://example.com' } as const;
    expect(words(scopeStep({ kind: 'typed' }, url, applies))).toBe(
      'This file applies to the URL | Same protocol, host and port: https://example.com.',
    );
    const other = { kind: 'not-a-url', which: 'robots' } as const;
    expect(words(scopeStep({ kind: 'typed' }, url, other))).toBe(
      "This file doesn't apply to the URL | The file's address isn't a valid URL.",
    );
  });
});

describe('groupStep', () => {
  const selections: readonly [SelectionReason, string | null, string][] = [
    ['named', 'Googlebot', 'Googlebot-Image follows the Googlebot group | This group names it.'],
    ['fallback', 'Googlebot', 'No group names Googlebot-Image, so it follows the one for Googlebot.'],
    ['global', null, 'Googlebot-Image follows the * group | No group names it, so it follows the * group.'],
    ['none', null, "No group names it, and there's no * group."],
    ['global-ignored', null, 'This crawler ignores the * group and follows only groups that name it.'],
  ];
  it.each(selections)('explains %s', (reason, token, sentence) => {
    const selected = verdict({ selection: { reason, token }, selectedGroupCount: 1 });
    for (const dialect of dialectIds)
      expect(words(groupStep(answer(selected, crawlerNamed('Googlebot-Image'), dialect)))).toContain(
        sentence,
      );
  });

  it('names the lines of merged groups', () => {
    expect(words(groupStep(answer(verdict(), crawlerNamed('Googlebot'))))).toContain(
      'It appears twice, so lines 9–12 and 23–25 are merged.',
    );
  });

  it('explains a group of several names', () => {
    const shared = { firstLine: 1, lastLine: 4, agents: ['*', 'BadBot'], agentCount: 2, selected: true };
    const sentence = 'Several names share this group:';
    expect(words(groupStep(answer(verdict({ groups: [shared] }), crawlerNamed('X'))))).toContain(sentence);
    expect(words(groupStep(answer(verdict(), crawlerNamed('X'))))).not.toContain(sentence);
  });

  it('does not say that blank lines end no group if they do', () => {
    const shared = { firstLine: 1, lastLine: 4, agents: ['*', 'BadBot'], agentCount: 2, selected: true };
    const described = (blankLineEndsGroup: boolean) =>
      words(groupStep(answer(verdict({ groups: [shared], blankLineEndsGroup }), crawlerNamed('X'))));
    expect(described(false)).toContain('blank lines');
    expect(described(true)).not.toContain('blank lines');
  });

  it.each([
    ['MJ12bot', 'MJ', 'so it reads MJ. MJ12bot itself most likely obeys this group.'],
    ['360Spider', '', 'so it reads nothing. 360Spider itself most likely obeys this group.'],
  ])("says that a group names %s in a form that Google's parser can't read", (name, reads, end) => {
    const named = { firstLine: 3, lastLine: 4, agents: [name.toLowerCase()], agentCount: 1, selected: false };
    for (const reason of ['none', 'global'] as const) {
      const unread = verdict({ selection: { reason, token: null }, groups: [named], selectedGroupCount: 0 });
      const step = words(groupStep(answer(unread, crawlerNamed(name, reads))));
      expect(step).toContain(`The group at line 3 names ${name.toLowerCase()}, but Google's parser stops`);
      expect(step).toContain(end.replace(name, name.toLowerCase()));
      expect(step).not.toContain('No group names it');
      expect(groupAside(answer(unread, crawlerNamed(name, reads)))).toBeNull();
      const aside = groupAside(answer(verdict({ ...unread, groups: [] }), crawlerNamed(name, reads)));
      expect(plain(aside ?? [])).toBe(
        reads === ''
          ? `Google's parser can't read ${name} in the file.`
          : `Google's parser reads ${name} in the file as ${reads}.`,
      );
    }
  });

  it("does not mention Google's reading of a name under another dialect", () => {
    const named = { firstLine: 3, lastLine: 4, agents: ['mj12bot'], agentCount: 1, selected: false };
    for (const dialect of dialectIds.filter((id) => id !== 'google')) {
      for (const groups of [[named], []]) {
        const unread = verdict({ selection: { reason: 'none', token: null }, groups, selectedGroupCount: 0 });
        const step = words(groupStep(answer(unread, crawlerNamed('MJ12bot', 'MJ'), dialect)));
        expect(step).toBe("No group applies to MJ12bot | No group names it, and there's no * group.");
        expect(groupAside(answer(unread, crawlerNamed('MJ12bot', 'MJ'), dialect))).toBeNull();
      }
    }
  });

  it('counts many merged groups', () => {
    expect(words(groupStep(answer(verdict({ selectedGroupCount: 1_200 }), crawlerNamed('X'))))).toContain(
      'It appears 1,200 times',
    );
  });
});

describe('rulesStep', () => {
  it.each([
    [1, 4, '1 rule matches'],
    [0, 4, 'No rule matches'],
    [0, 0, 'No rules to compare'],
  ])('counts %i matching and %i other rules', (candidateCount, unmatchedCount, title) => {
    const step = rulesStep(verdict({ candidates: [], candidateCount, unmatchedCount }));
    expect(plain(step.title)).toBe(title);
  });

  it('says that the longest pattern wins, and what length counts', () => {
    const candidates = [candidate(null, 10), candidate('shorter-pattern', 13, 5)];
    const step = rulesStep(verdict({ candidates, candidateCount: 4, unmatchedCount: 1 }));
    expect(words(step)).toBe(
      "4 of 5 rules match. The longest pattern wins. | The length is the rule's, not that of the part it matches.",
    );
  });

  it('explains a tie', () => {
    const candidates = [candidate(null, 10), candidate('allow-wins-tie', 10)];
    expect(words(rulesStep(verdict({ candidates, candidateCount: 2 })))).toContain('Allow wins a tie.');
  });

  it('says which of two equal rules is named, and that there are two', () => {
    const later = { ...candidate('later-line', 10), rule: rule({ line: 14, written: '/*/cart*' }), line: 14 };
    const equal = verdict({ candidates: [candidate(null, 10), later], candidateCount: 2 });
    expect(words(rulesStep(equal))).toContain('The longest rules have the same length. We name the first.');
    expect(words(resultStep(answer(equal, crawlerNamed('X'))))).toContain(
      'Two rules of the same length block it. We name the first, line 12.',
    );
  });

  it('does not call empty rules long', () => {
    const candidates = [candidate(null, 0, 0), candidate('later-line', 0, 0)];
    const empty = verdict({ reason: 'only-empty-rules', candidates, candidateCount: 2 });
    expect(words(rulesStep(empty))).toContain('None of them has a path.');
    expect(words(resultStep(answer(empty, crawlerNamed('X'))))).not.toContain('comes first');
  });

  it('says that the first rule wins, and counts no lengths then', () => {
    const candidates = [candidate(null, 1, 1), candidate('not-first', 10)];
    const first = verdict({ candidates, candidateCount: 2, unmatchedCount: 3 });
    expect(words(rulesStep(first))).toBe('2 of 5 rules match. The first one in the file wins.');
    const longer = [candidate(null, 10, 10), candidate('not-first', 13, 5)];
    expect(words(rulesStep(verdict({ candidates: longer, candidateCount: 2, unmatchedCount: 0 })))).toBe(
      '2 of 2 rules match. The first one in the file wins.',
    );
    const empty = verdict({ reason: 'only-empty-rules', candidates, candidateCount: 2, unmatchedCount: 0 });
    expect(words(rulesStep(empty))).toBe('2 of 2 rules match. The first one in the file wins.');
  });

  it('says that no rule is defined to win when the outcome is undecided', () => {
    const candidates = [candidate('left-open', 10), candidate('left-open', 12, 5)];
    const open = verdict({ reason: 'left-open', outcome: 'undefined', candidates, candidateCount: 2 });
    expect(words(rulesStep(open))).toBe("2 of 6 rules match. It isn't defined which one wins.");
  });

  it.each([
    [0, 'No rule matches'],
    [1, '1 of 5 rules match. None of them counts for this path.'],
    [2, '2 of 6 rules match. None of them counts for this path.'],
  ])('says that none of %i rules counts for a path that is always allowed', (candidateCount, sentence) => {
    const candidates = Array.from({ length: candidateCount }, () => candidate('always-allowed-path', 10));
    const allowed = verdict({
      reason: 'always-allowed-path',
      outcome: 'allowed',
      candidates,
      candidateCount,
    });
    expect(words(rulesStep(allowed))).toBe(sentence);
  });

  it('compares nothing for a dialect that gives up, whatever matches', () => {
    const fails = verdict({ reason: 'reader-fails', outcome: 'undefined' });
    expect(words(rulesStep(fails))).toBe('No rules are compared');
    expect(words(rulesStep({ ...fails, candidates: [], candidateCount: 0, unmatchedCount: 0 }))).toBe(
      'No rules are compared',
    );
  });

  it.each([
    ['file-too-large', 0, 'The file is too large, so it counts as missing.'],
    ['no-rules', 1, 'No group in this file has a rule.'],
    ['no-group', 0, 'Only rules in a group that the crawler follows count.'],
    ['no-rule-matched', 1, 'The group has no rules.'],
  ] as const)('says why there is nothing to compare: %s', (reason, selectedGroupCount, sentence) => {
    const nothing = { candidates: [], candidateCount: 0, unmatchedCount: 0, selectedGroupCount };
    expect(words(rulesStep(verdict({ reason, ...nothing })))).toBe(`No rules to compare | ${sentence}`);
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
    'always-allowed-path',
    'left-open',
    'file-too-large',
    'reader-fails',
  ];
  it.each(reasons)('gives the reason for %s', (reason) => {
    const results = {
      allowed: ['Result: allowed', 'Googlebot may crawl this URL.'],
      disallowed: ['Result: blocked', 'Googlebot may not crawl this URL.'],
      undefined: ['Result: undecided', "it's undecided whether Googlebot may crawl this URL."],
    } as const;
    for (const outcome of ['allowed', 'disallowed', 'undefined'] as const) {
      for (const dialect of dialectIds) {
        const step = resultStep(answer(verdict({ reason, outcome }), crawlerNamed('Googlebot'), dialect));
        expect(words(step)).toMatch(/^Result: .+ \| .+, so .*Googlebot may.* crawl this URL\.$/);
        const [result, may] = results[outcome];
        expect(plain(step.title)).toBe(result);
        expect(words(step).endsWith(`, so ${may}`)).toBe(true);
      }
      expect(plain(resultHint(outcome))).not.toBe('');
    }
  });

  it.each([
    [
      'always-allowed-path',
      'allowed',
      'rfc9309',
      'Result: allowed | Crawlers must be able to read /robots.txt, whatever the rules say, so X may crawl this URL.',
    ],
    [
      'left-open',
      'undefined',
      'google2020',
      "Result: undecided | Google's page of 2020 doesn't say which rule wins when wildcards are involved, and it matters here, so it's undecided whether X may crawl this URL.",
    ],
    [
      'file-too-large',
      'allowed',
      'yandex',
      'Result: allowed | Yandex treats a file that is too large as missing, so X may crawl this URL.',
    ],
    [
      'reader-fails',
      'undefined',
      'python',
      "Result: undecided | Python stops before it has read any rule, so it's undecided whether X may crawl this URL.",
    ],
  ] as const)('explains %s', (reason, outcome, dialect, sentence) => {
    const described = verdict({ reason, outcome, candidates: [candidate('left-open', 3)] });
    expect(words(resultStep(answer(described, crawlerNamed('X'), dialect)))).toBe(sentence);
  });

  it('explains the first rule of a dialect that uses rule order, with and without a path', () => {
    const candidates = [candidate(null, 10), candidate('not-first', 10)];
    const described = verdict({ candidates, candidateCount: 2 });
    expect(words(resultStep(answer(described, crawlerNamed('X'), 'python')))).toBe(
      'Result: blocked | Disallow: /shop/cart is the first rule in the file that matches, so X may not crawl this URL.',
    );
    const empty = verdict({ ...described, reason: 'only-empty-rules', outcome: 'allowed' });
    expect(words(resultStep(answer(empty, crawlerNamed('X'), 'python')))).toBe(
      'Result: allowed | The first rule that matches decides, and it has no path, so X may crawl this URL.',
    );
    const alone = verdict({ ...empty, candidates: [candidate(null, 0, 0)], candidateCount: 1 });
    expect(words(resultStep(answer(alone, crawlerNamed('X'), 'python')))).toContain(
      'A rule without a path blocks nothing, and no other rule matches, so X',
    );
  });

  it.each(['shorter-pattern', 'allow-wins-tie', 'later-line', 'not-first'] as const)(
    'tells how the second rule lost (%s)',
    (lost) => {
      const candidates = [candidate(null, 10), candidate(lost, 10)];
      expect(
        words(resultStep(answer(verdict({ candidates, candidateCount: 2 }), crawlerNamed('X')))),
      ).toContain('Disallow: /shop/cart');
    },
  );
});

it('says that a group has no rule', () => {
  const described = verdict({ reason: 'no-rule-matched', candidateCount: 0, unmatchedCount: 0 });
  const step = resultStep(answer(described, crawlerNamed('X')));
  expect(words(step)).toContain('A group without rules allows everything');
});

it.each([
  ['disallowed', '/robots.txt', true],
  ['allowed', '/robots.txt', false],
  ['disallowed', '/robots.txt?x', false],
] as const)('says that crawlers fetch a blocked robots.txt (%s %s)', (outcome, path, isShown) => {
  for (const dialect of dialectIds) {
    const hint = robotsFileHint(answer(verdict({ outcome, path }), crawlerNamed('X'), dialect));
    expect(hint === null ? null : plain(hint)).toBe(
      isShown
        ? `${dialectName(dialect)} doesn't treat /robots.txt specially. Crawlers still fetch it, because they need it to know the rules.`
        : null,
    );
  }
});

it.each([
  [1, "1 rule isn't in any group (line 3), so no crawler follows it: no User-agent line applies to it."],
  [
    2,
    "2 rules aren't in any group (the first is in line 3), so no crawler follows them: no User-agent line applies to them.",
  ],
])('says that %i rules stand outside of all groups', (count, sentence) => {
  const note = rulesOutsideNote({ rulesOutside: { count, firstLine: 3 } });
  expect(plain(note ?? [])).toBe(sentence);
  expect(note).toContainEqual({ line: 3 });
  expect(rulesOutsideNote({ rulesOutside: null })).toBeNull();
});

describe('unmatchedNote', () => {
  it.each([
    ['/a', null],
    ['*a', null],
    ['a', "doesn't start with /, so it can never match"],
    ['https://example.com/a', 'a full address can never match: write only the path'],
  ])('%s', (written, sentence) => {
    const note = unmatchedNote(rule({ written, pattern: written }));
    expect(note === null ? null : plain(note)).toBe(sentence);
  });
});

describe('ruleForm', () => {
  it.each([
    ['as written', rule(), undefined, null],
    ['escaped', rule({ written: '/café', pattern: '/caf%C3%A9' }), undefined, 'compared as /caf%C3%A9'],
    [
      'index.htm',
      rule({ type: 'allow' }),
      '/shop/$',
      'A rule for index.htm… also allows its folder: /shop/$',
    ],
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
  expect(unmatchedHeading(1)).toBe("1 rule in this group doesn't match");
  expect(unmatchedHeading(2_418)).toBe("2,418 rules in this group don't match");
});
