import { describe, expect, it } from 'vitest';
import { unreadGroupOf } from '../../answer';
import type { AnswerEffect, Outcome, Reason, SelectionReason } from '../../engine';
import { dialectIds } from '../../engine/dialect-ids';
import type { DescribedCrawler, NamedCrawler } from './crawler';
import {
  decidedText,
  dialectName,
  effectVerdict,
  plain,
  verdictAnnouncement,
  verdictSentence,
} from './index';
import type { DescribedAnswer, DescribedVerdict } from './verdict';

function crawlerNamed(token: string, parserReads?: string): NamedCrawler {
  return { kind: 'token', token, from: 'typed', ...(parserReads === undefined ? {} : { parserReads }) };
}

const rule = { type: 'disallow', line: 12, written: '/shop/cart', pattern: '/shop/cart' } as const;

interface TestedVerdict extends DescribedVerdict {
  readonly groups: Parameters<typeof unreadGroupOf>[1]['groups'];
}

function verdict(part: Partial<TestedVerdict>): TestedVerdict {
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

/** An answer that the rules of the file give. */
function answer(
  part: Partial<TestedVerdict>,
  crawler: NamedCrawler,
  more: Partial<DescribedAnswer> = {},
): DescribedAnswer {
  const described = verdict(part);
  return {
    isOwnDialect: true,
    dialect: 'google',
    decided: { by: 'rules' },
    outcome: described.outcome,
    verdict: described,
    crawler,
    unreadGroup: unreadGroupOf(more.dialect ?? 'google', described, crawler),
    ...more,
  };
}

describe('verdictSentence', () => {
  it('names the line and the rule that block', () => {
    expect(plain(verdictSentence(answer({}, crawlerNamed('Googlebot'))))).toBe(
      'No. Blocked by line 12: Disallow: /shop/cart',
    );
  });

  it('names the line and the rule that allow', () => {
    const allow = { ...rule, type: 'allow', written: '/shop/' } as const;
    const sentence = verdictSentence(
      answer({ outcome: 'allowed', line: 10, candidates: [{ rule: allow }] }, crawlerNamed('X')),
    );
    expect(sentence).toContainEqual({ line: 10 });
    expect(plain(sentence)).toBe('Yes. Allowed by line 10: Allow: /shop/');
  });

  const reasons: readonly [Reason, SelectionReason, string][] = [
    ['only-empty-rules', 'named', 'Yes. Allowed: line 12 has no path, so it blocks nothing.'],
    ['no-rule-matched', 'named', 'Yes. Allowed: no rule matches this URL.'],
    ['no-group', 'none', 'Yes. Allowed: no User-agent line applies to Googlebot.'],
    [
      'no-group',
      'global-ignored',
      'Yes. Allowed: no User-agent line names Googlebot, and it ignores User-agent: *.',
    ],
    ['no-rules', 'none', 'Yes. Allowed: this file has no rules.'],
  ];
  it.each(reasons)('says %s (%s)', (reason, selection, sentence) => {
    const described = { outcome: 'allowed', reason, selection: { reason: selection } } as const;
    for (const dialect of dialectIds)
      expect(plain(verdictSentence(answer(described, crawlerNamed('Googlebot'), { dialect })))).toBe(
        sentence,
      );
  });

  it.each([
    ['always-allowed-path', 'allowed', 'rfc9309', 'Yes. Allowed: /robots.txt itself is always allowed.'],
    [
      'left-open',
      'undefined',
      'google2020',
      "Undecided. Allow and Disallow both match, and Google 2020 doesn't say which wins.",
    ],
    [
      'file-too-large',
      'allowed',
      'yandex',
      'Yes. Allowed: the file is too large for Yandex, so it counts as missing.',
    ],
    [
      'reader-fails',
      'undefined',
      'python',
      "Undecided. Python stops with an error at line 12, so there's no answer.",
    ],
  ] as const)('says %s of readers that know it', (reason, outcome, dialect, sentence) => {
    const described = answer({ outcome, reason, candidates: [] }, crawlerNamed('X'), { dialect });
    expect(plain(verdictSentence(described))).toBe(sentence);
    const links = verdictSentence(described).filter((part) => typeof part === 'object' && 'line' in part);
    expect(links).toEqual(reason === 'reader-fails' ? [{ line: 12 }] : []);
  });

  it.each([
    ['no-group', 'none', 'Yes. Allowed as Google reads it: no User-agent line applies to MJ12bot.'],
    ['winning-rule', 'global', 'Yes. Allowed as Google reads it, by line 12: Disallow: /shop/cart'],
    ['no-rule-matched', 'global', 'Yes. Allowed as Google reads it: no rule matches this URL.'],
  ] as const)(
    'says that it is Google that does not read a name in full (%s)',
    (reason, selection, sentence) => {
      const groups = [{ agents: ['mj12bot'], firstLine: 1 }];
      const described = { outcome: 'allowed', reason, selection: { reason: selection }, groups } as const;
      expect(plain(verdictSentence(answer(described, crawlerNamed('MJ12bot', 'MJ'))))).toBe(sentence);
      // Other dialects read the whole name, so the group applies.
      for (const dialect of dialectIds) {
        const other = plain(verdictSentence(answer(described, crawlerNamed('MJ12bot', 'MJ'), { dialect })));
        expect(other.includes('as Google reads it')).toBe(dialect === 'google');
      }
    },
  );

  it('shortens a rule of a megabyte', () => {
    const long = { ...rule, written: `/${'a'.repeat(1_000_000)}` };
    expect(
      plain(verdictSentence(answer({ candidates: [{ rule: long }] }, crawlerNamed('X')))).length,
    ).toBeLessThan(400);
  });

  const effect: AnswerEffect = {
    kind: 'all-allowed',
    reason: { code: 'client-error', status: 404 },
    documented: true,
  };
  const scope = {
    kind: 'other-host',
    host: 'b.example',
    robotsUrl: 'https://b.example/robots.txt',
  } as const;

  it('says that the file does not decide for a crawler that ignores it, whatever its rules say', () => {
    const sentence = (consultation: 'fetches-for-a-person' | 'does-not-obey' | 'policy-token', line = 0) =>
      plain(
        verdictSentence(
          answer({}, crawlerNamed('Bot'), {
            decided: { by: 'crawler', consultation, line },
            outcome: 'not-applicable',
          }),
        ),
      );
    expect(sentence('fetches-for-a-person')).toBe(
      'robots.txt may not stop it. Bot opens pages when a person asks, so robots.txt may not apply.',
    );
    expect(sentence('does-not-obey')).toBe("robots.txt doesn't stop it. Bot doesn't obey robots.txt.");
    expect(sentence('does-not-obey', 4)).toBe(
      "robots.txt doesn't stop it. Bot doesn't obey robots.txt, so line 4 only asks it to stay away.",
    );
    expect(sentence('fetches-for-a-person', 4)).toBe(
      'robots.txt may not stop it. Bot opens pages when a person asks, so line 4 only asks it to stay away.',
    );
    expect(sentence('policy-token', 4)).toBe(
      'Not a crawler. Bot states a preference: no, by line 4. No operator documents acting on it.',
    );
    expect(sentence('policy-token')).toBe(
      'Not a crawler. Bot states a preference on how pages may be used. No operator documents acting on it.',
    );
  });

  it('says that another file decides, and names no line', () => {
    const described = answer({}, crawlerNamed('Bot'), {
      decided: { by: 'scope', scope },
      outcome: 'not-applicable',
    });
    const words = decidedText(described.decided, 'google');
    expect(plain(verdictSentence(described, words))).toBe(
      "This file doesn't apply. https://b.example needs its own robots.txt.",
    );
    expect(verdictAnnouncement(described, words)).toBe(
      "This file doesn't apply. https://b.example needs its own robots.txt.",
    );
  });

  it("states the decision of the server's answer in the given text", () => {
    const described = answer({}, crawlerNamed('Bot'), {
      decided: { by: 'answer', effect },
      outcome: 'allowed',
    });
    const words = decidedText(described.decided, 'google');
    expect(plain(verdictSentence(described, words))).toBe(
      "Yes. HTTP 404 means there's no file, so everything is allowed.",
    );
    expect(verdictAnnouncement(described, words)).toBe(
      "Yes. Bot may crawl /shop/cart?x=1. HTTP 404 means there's no file, so everything is allowed.",
    );
    const failure: AnswerEffect = { ...effect, kind: 'reader-fails' };
    const fails = answer({}, crawlerNamed('Bot'), {
      dialect: 'yandex',
      decided: { by: 'answer', effect: failure },
      outcome: 'undefined',
    });
    expect(verdictAnnouncement(fails, effectVerdict(failure, 'yandex'))).toMatch(
      /^No answer\. It's unclear whether Bot may crawl \/shop\/cart\?x=1\. .*Yandex stops with an error/,
    );
  });

  it('uses that text only if the answer or the location decides, and works without it until it has loaded', () => {
    const words = effectVerdict(effect, 'google');
    const byAnswer = answer({}, crawlerNamed('Bot'), {
      decided: { by: 'answer', effect },
      outcome: 'allowed',
    });
    const byScope = answer({}, crawlerNamed('Bot'), {
      decided: { by: 'scope', scope },
      outcome: 'not-applicable',
    });
    expect(plain(verdictSentence(byAnswer, null))).toBe("The site's response decides.");
    expect(plain(verdictSentence(byScope, null)).trim()).toBe("This file doesn't apply.");
    for (const described of [
      answer({}, crawlerNamed('Bot')),
      answer({}, crawlerNamed('Bot'), { decided: { by: 'crawler', consultation: 'does-not-obey', line: 0 } }),
    ]) {
      expect(verdictSentence(described, words)).toEqual(verdictSentence(described));
      expect(verdictAnnouncement(described, words)).toBe(verdictAnnouncement(described));
    }
  });

  it('announces that the answer decides before the text has loaded', () => {
    const byAnswer = answer({}, crawlerNamed('Bot'), {
      decided: { by: 'answer', effect },
      outcome: 'allowed',
    });
    expect(verdictAnnouncement(byAnswer, null)).toBe(
      "The site's response decides. Bot may crawl /shop/cart?x=1.",
    );
  });
});

it("names the dialect if it is not the crawler's own", () => {
  const chosen = answer({}, crawlerNamed('Googlebot'), { dialect: 'python', isOwnDialect: false });
  expect(plain(verdictSentence(chosen))).toBe(
    "No. Under Python's rules, blocked by line 12: Disallow: /shop/cart",
  );
  expect(verdictAnnouncement(chosen)).toContain("Under Python's rules, blocked by line 12");
});

describe('verdictAnnouncement', () => {
  it('includes the crawler and the path, which are visible elsewhere', () => {
    expect(verdictAnnouncement(answer({}, crawlerNamed('Googlebot')))).toBe(
      'No. Googlebot may not crawl /shop/cart?x=1. Blocked by line 12: Disallow: /shop/cart.',
    );
  });

  const outcomes: readonly Outcome[] = ['allowed', 'disallowed', 'undefined'];
  it.each(outcomes)('says %s in words', (outcome) => {
    const words = {
      allowed: 'Bingbot may crawl /shop',
      disallowed: 'Bingbot may not crawl /shop',
      undefined: "It's unclear whether Bingbot may crawl /shop",
    };
    expect(verdictAnnouncement(answer({ outcome }, crawlerNamed('Bingbot')))).toContain(words[outcome]);
  });

  it.each([
    ['allowed', 'Yes. Google-Extended, /shop/cart?x=1. Allowed by line 12'],
    ['disallowed', 'No. Google-Extended, /shop/cart?x=1. Blocked by line 12'],
    ['undefined', 'Undecided. Google-Extended, /shop/cart?x=1. '],
  ] as const)('doesn’t say that a name for permissions crawls: %s', (outcome, start) => {
    const crawler = {
      name: 'Google-Extended',
      productToken: 'Google-Extended',
      dialect: 'google',
      sendsRequests: false,
      obeysRobots: 'yes',
      ignoresGlobalGroup: false,
    } as const;
    const chosen: DescribedCrawler = { kind: 'known', crawler, from: 'catalogue' };
    expect(verdictAnnouncement(answer({ outcome }, chosen)).startsWith(start)).toBe(true);
  });

  it.each([
    ['always-allowed-path', 'allowed', 'Yes. Bot may crawl /shop/cart?x=1. Allowed: /robots.txt itself is'],
    [
      'left-open',
      'undefined',
      "Undecided. It's unclear whether Bot may crawl /shop/cart?x=1. Allow and Disallow both",
    ],
    ['file-too-large', 'allowed', 'Yes. Bot may crawl /shop/cart?x=1. Allowed: the file is too large for'],
    ['reader-fails', 'undefined', "Undecided. It's unclear whether Bot may crawl /shop/cart?x=1. "],
  ] as const)('says %s aloud, once and to its end', (reason, outcome, start) => {
    for (const dialect of dialectIds) {
      const announcement = verdictAnnouncement(
        answer({ reason, outcome, candidates: [] }, crawlerNamed('Bot'), { dialect }),
      );
      expect(announcement.startsWith(start)).toBe(true);
      expect(announcement).toMatch(/[^.]\.$/);
      expect(announcement.includes(dialectName(dialect))).toBe(reason !== 'always-allowed-path');
    }
  });

  it('says nothing about crawling when the file does not decide', () => {
    const decided = { by: 'crawler', consultation: 'does-not-obey', line: 0 } as const;
    expect(verdictAnnouncement(answer({}, crawlerNamed('Bot'), { decided, outcome: 'not-applicable' }))).toBe(
      "robots.txt doesn't stop it. Bot doesn't obey robots.txt.",
    );
  });

  it('cuts a long path', () => {
    expect(
      verdictAnnouncement(answer({ path: `/${'a'.repeat(2_000)}` }, crawlerNamed('X'))).length,
    ).toBeLessThan(400);
  });
});
