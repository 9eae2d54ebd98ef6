import { describe, expect, it } from 'vitest';
import { shortNameOf, unreadGroupOf } from '../../answer';
import type { Candidate, LostBecause, Rule, SelectionReason } from '../../engine';
import { dialectIds } from '../../engine/dialect-ids';
import { loadTexts } from '../later';
import type { NamedCrawler } from './crawler';
import {
  andMore,
  barLabel,
  dialectName,
  fileFact,
  groupDetails,
  groupFact,
  plain,
  resultText,
  robotsFileHint,
  ruleForm,
  rulesOutsideNote,
  sameFileFact,
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
    groupCount: 3,
    line: 12,
    selectedGroupCount: 2,
    blankLineEndsGroup: false,
    candidates: [candidate(null, 10)],
    candidateCount: 1,
    unmatchedCount: 4,
    ...part,
  };
}

function crawlerNamed(token: string, parserReads?: string): NamedCrawler {
  return { kind: 'token', token, from: 'typed', ...(parserReads === undefined ? {} : { parserReads }) };
}

/** An answer that the rules of the file give. */
function answer(
  verdict: ExplainedVerdict,
  crawler: NamedCrawler,
  dialect: ExplainedAnswer['dialect'] = 'google',
): ExplainedAnswer {
  const unreadGroup = unreadGroupOf(dialect, verdict, crawler);
  return { dialect, decided: { by: 'rules' }, verdict, crawler, unreadGroup };
}

describe('fileFact', () => {
  const url = { origin: 'https://example.com', path: '/', changes: [] };

  it.each(['typed', 'example', 'file'] as const)('takes a file (%s) as the one of the asked site', (kind) => {
    expect(plain(fileFact({ kind }, url, null, null))).toContain('as https://example.com/robots.txt.');
  });

  const pathOnly = { ...url, origin: null };

  it('says that a Sitemap line names another site', () => {
    const seen = { site: 'https://www.example.com', line: 19 };
    expect(plain(fileFact({ kind: 'typed' }, url, null, null, seen))).toBe(
      'We treat your text as https://example.com/robots.txt. It seems to be for www.example.com: see line 19.',
    );
    expect(plain(fileFact({ kind: 'typed' }, pathOnly, null, null, seen))).toBe(
      "You're testing only a path. This file seems to be for www.example.com: see line 19.",
    );
  });

  it('says on which site a path is tested', () => {
    const scope = { kind: 'applies', origin: 'https://example.com' } as const;
    expect(plain(fileFact({ kind: 'site' }, pathOnly, scope, 'https://example.com/robots.txt'))).toBe(
      "This path is tested on https://example.com, this file's site.",
    );
  });

  it('says that another site is taken to serve the file', () => {
    expect(plain(sameFileFact('https://www.example.com', 'https://example.com/robots.txt'))).toBe(
      'www.example.com is taken to serve this file, too. Its address is https://example.com/robots.txt.',
    );
  });

  it('says for which site a file speaks', () => {
    const scope = { kind: 'applies', origin: 'https://example.com' } as const;
    expect(plain(fileFact({ kind: 'typed' }, url, scope, null))).toBe(
      'This file speaks for https://example.com.',
    );
  });
});

describe('groupFact', () => {
  const fact = (part: Partial<ExplainedVerdict>) =>
    plain(groupFact(answer(verdict(part), crawlerNamed('Googlebot'))));

  it('links the lines of all groups that name the crawler', () => {
    expect(fact({})).toBe('Googlebot follows lines 9–12 and lines 23–25, which name it.');
    expect(groupFact(answer(verdict(), crawlerNamed('Googlebot')))).toContainEqual({ line: 9, lastLine: 12 });
    expect(fact({ selectedGroupCount: 1_200 })).toContain('and 1,198 more parts');
  });

  const others = [{ firstLine: 1, lastLine: 5, agents: ['*'], agentCount: 1, selected: true }];
  it.each<[SelectionReason, string | null, string]>([
    ['global', null, 'Googlebot follows the * group, lines 1–5. No group names it.'],
    ['fallback', 'Google', 'Googlebot follows lines 1–5, the group for Google. No group names it.'],
    ['none', null, 'None of the 3 groups in this file is for Googlebot.'],
    ['global-ignored', null, 'Googlebot follows only groups that name it, and none does.'],
  ])('%s', (reason, token, sentence) => {
    expect(fact({ selection: { reason, token }, groups: others, selectedGroupCount: 1 })).toBe(sentence);
  });

  it('says that a crawler looks for no name of its own', () => {
    const selection = { reason: 'global', token: null } as const;
    const part = { selection, groups: others, selectedGroupCount: 1 };
    const crawler = {
      name: 'Bravebot',
      productToken: 'Bravebot',
      dialect: 'unknown',
      obeysRobots: 'partly',
      ignoresGlobalGroup: null,
      readsOwnName: false,
    } as const;
    expect(plain(groupFact(answer(verdict(part), { kind: 'known', crawler, from: 'catalogue' })))).toBe(
      'Bravebot follows the * group, lines 1–5. It looks for no name of its own.',
    );
  });

  it('says that a file has no groups', () => {
    expect(fact({ selection: { reason: 'none', token: null }, groups: [], groupCount: 0 })).toBe(
      'This file has no groups.',
    );
  });
});

describe('groupDetails', () => {
  const details = (part: Partial<ExplainedVerdict>, crawler = crawlerNamed('X')) =>
    groupDetails(answer(verdict(part), crawler), shortNameOf('google', crawler))
      .map(plain)
      .join(' | ');

  it('says what does not separate the names of a shared group, unless blank lines do', () => {
    const shared = { firstLine: 1, lastLine: 4, agents: ['*', 'BadBot'], agentCount: 2, selected: true };
    expect(details({ groups: [shared] })).toContain('Several names share this group:');
    expect(details({ groups: [shared], blankLineEndsGroup: true })).not.toContain('blank lines');
  });

  it.each([
    ['MJ12bot', 'MJ', 'so it reads MJ. mj12bot itself most likely obeys this group.'],
    ['360Spider', '', 'so it reads nothing. 360spider itself most likely obeys this group.'],
  ])("says that a group names %s in a form that Google's parser can't read", (name, reads, end) => {
    const named = { firstLine: 3, lastLine: 4, agents: [name.toLowerCase()], agentCount: 1, selected: false };
    const part = {
      selection: { reason: 'none', token: null },
      groups: [named],
      selectedGroupCount: 0,
    } as const;
    const crawler = crawlerNamed(name, reads);
    expect(details(part, crawler)).toContain(
      `The group at line 3 names ${name.toLowerCase()}, but Google's parser`,
    );
    expect(details(part, crawler)).toContain(end);
    expect(details({ ...part, groups: [] }, crawler)).toMatch(/^Google's parser (can't read|reads)/);
    for (const dialect of dialectIds.filter((id) => id !== 'google'))
      expect(groupDetails(answer(verdict(part), crawler, dialect), shortNameOf(dialect, crawler))).toEqual(
        [],
      );
  });
});

describe('resultText', () => {
  const words = (part: Partial<ExplainedVerdict>, dialect: ExplainedAnswer['dialect'] = 'google') => {
    const { opening, reason } = resultText(answer(verdict(part), crawlerNamed('X'), dialect), null);
    return `${opening} ${reason}`;
  };
  const two = (lost: LostBecause, line = 14) => ({
    candidates: [candidate(null, 10), { ...candidate(lost, 10), line }],
    candidateCount: 2,
  });

  it.each<[string, Partial<ExplainedVerdict>, string]>([
    ['one rule', {}, 'Blocked. Line 12 is the only rule that matches.'],
    [
      'longest',
      { ...two('shorter-pattern'), candidateCount: 4 },
      'Blocked. Of 4 rules that match, line 12 is the longest.',
    ],
    [
      'tie',
      { ...two('allow-wins-tie', 5), outcome: 'allowed' },
      'Allowed. Lines 5 and 12 are equally long; Allow wins a tie.',
    ],
    ['same length', two('later-line'), 'Blocked. Lines 12 and 14 are equally long and both block it.'],
    [
      'no rule',
      { reason: 'no-rule-matched', outcome: 'allowed', candidates: [], candidateCount: 0 },
      'Allowed. No rule for X matches this page.',
    ],
    [
      'empty group',
      { reason: 'no-rule-matched', outcome: 'allowed', candidates: [], candidateCount: 0, unmatchedCount: 0 },
      'Allowed. The group that X follows has no rules.',
    ],
    [
      'no group',
      { reason: 'no-group', outcome: 'allowed', selection: { reason: 'none', token: null } },
      "Allowed. No group is for X, and there's no * group.",
    ],
    [
      '* ignored',
      { reason: 'no-group', outcome: 'allowed', selection: { reason: 'global-ignored', token: null } },
      'Allowed. No group names X, and it ignores the * group.',
    ],
    ['no rules', { reason: 'no-rules', outcome: 'allowed' }, 'Allowed. This file has no rules.'],
    [
      'empty rule',
      { reason: 'only-empty-rules', outcome: 'allowed' },
      'Allowed. Line 12, the only rule that matches, has no path, so it blocks nothing.',
    ],
    [
      'empty rules',
      { reason: 'only-empty-rules', outcome: 'allowed', ...two('later-line') },
      'Allowed. The rules that match have no path, so they block nothing.',
    ],
    [
      'robots.txt',
      { reason: 'always-allowed-path', outcome: 'allowed' },
      'Allowed. /robots.txt itself is always allowed.',
    ],
    [
      'left open',
      { reason: 'left-open', outcome: 'undefined' },
      "Undecided. Allow and Disallow both match, and Google's page of 2020 doesn't say which wins.",
    ],
    [
      'failure',
      { reason: 'reader-fails', outcome: 'undefined', line: 7 },
      'No answer. Google stops with an error at line 7.',
    ],
  ])('%s', (_case, part, sentence) => expect(words(part)).toBe(sentence));

  it('says that the first rule wins', () => {
    expect(words(two('not-first'), 'python')).toBe(
      'Blocked. Python uses the first of 2 rules that match, line 12.',
    );
    expect(words({ reason: 'file-too-large', outcome: 'allowed' }, 'yandex')).toBe(
      'Allowed. The file is too large for Yandex, so it counts as missing.',
    );
  });

  it.each([
    ['fetches-for-a-person', 'X opens pages when a person asks, so robots.txt may not apply.'],
    ['does-not-obey', "X doesn't obey robots.txt."],
  ] as const)('says what stops a crawler that does not ask (%s)', (consultation, sentence) => {
    const asked = {
      ...answer(verdict(), crawlerNamed('X')),
      decided: { by: 'crawler', consultation, line: 0 } as const,
    };
    expect(resultText(asked, null)).toEqual({
      opening: 'Not by this file.',
      reason: `${sentence} To stop it, block its addresses at your server.`,
    });
  });

  it("says what the site's answer or the file's location decides, once the texts have loaded", async () => {
    const texts = await loadTexts.condition();
    const byScope = {
      ...answer(verdict(), crawlerNamed('X')),
      decided: {
        by: 'scope',
        scope: { kind: 'not-a-robots-url', why: 'capitals', robotsUrl: 'https://a.test/Robots.txt' },
      } as const,
    };
    const failure = { code: 'server-error', status: 503 } as const;
    const byAnswer = {
      ...byScope,
      decided: {
        by: 'answer',
        effect: { kind: 'all-disallowed', temporary: true, reason: failure, documented: true },
      } as const,
    };
    expect(resultText(byScope, texts)).toEqual({
      opening: 'Not by this file.',
      reason: 'Its name has capital letters. Crawlers only look for robots.txt in lower case.',
    });
    expect(resultText(byAnswer, texts).opening).toBe('Blocked for now.');
    expect(resultText(byAnswer, texts).reason).toContain('503');
    expect(resultText(byScope, null)).toEqual({ opening: '', reason: '' });
  });
});

it.each([
  ['/shop/cart', [], 'matches /shop/cart'],
  ['/shop/cart?x=', ['shop/cart'], 'matches /shop/cart?x=, with shop/cart for *'],
  ['', [], 'has no path'],
])('says what a bar shows (%s)', (reached, stars, label) => expect(barLabel(reached, stars)).toBe(label));

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
