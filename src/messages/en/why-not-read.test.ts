import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../engine';
import type { NamedCrawler } from './crawler';
import { asIfReadStep, notConsultedStep, plain, type Step, unreadRulesStep } from './index';
import type { ShownOutcome } from './verdict';

function words({ title, text }: Step): string {
  return [title, ...text].map(plain).join(' | ');
}

const bot: NamedCrawler = { kind: 'token', token: 'Bot', from: 'typed' };

describe('notConsultedStep', () => {
  it.each([
    [
      'fetches-for-a-person',
      'Bot may ignore this file | Bot opens pages when a person asks, so robots.txt may not apply.',
    ],
    ['does-not-obey', "Bot ignores this file | Bot doesn't obey robots.txt."],
  ] as const)('%s', (consultation, text) => {
    expect(words(notConsultedStep(bot, consultation))).toBe(text);
  });

  it('names a crawler of the list by its name', () => {
    const crawler = {
      name: 'Fetcher',
      productToken: 'fetch-er',
      dialect: 'unknown',
      obeysRobots: 'user-triggered',
      ignoresGlobalGroup: null,
    } as const;
    const step = notConsultedStep({ kind: 'known', crawler, from: 'catalogue' }, 'fetches-for-a-person');
    expect(words(step)).toMatch(/^Fetcher may ignore this file \| Fetcher opens pages when a person asks/);
  });
});

it('checks no rule if none is read', () => {
  expect(words(unreadRulesStep)).toBe("The rules aren't used");
});

describe('asIfReadStep', () => {
  const step = (outcome: ShownOutcome, described: Outcome, line: number) =>
    asIfReadStep({ outcome, verdict: { outcome: described, reason: 'winning-rule', candidates: [], line } });

  it.each([
    ['allowed', 'Result: allowed'],
    ['disallowed', 'Result: blocked'],
    ['undefined', 'Result: no answer'],
    ['not-applicable', "Result: this file doesn't decide"],
  ] as const)('gives the result that is shown (%s), not that of the rules', (outcome, title) => {
    for (const described of ['allowed', 'disallowed', 'undefined'] as const)
      expect(plain(step(outcome, described, 12).title)).toBe(title);
  });

  it.each([
    ['allowed', 12, 'If the rules applied, the result would be allowed by line 12.'],
    ['disallowed', 12, 'If the rules applied, the result would be blocked by line 12.'],
    ['allowed', 0, 'If the rules applied, the result would be allowed.'],
    ['undefined', 0, 'If the rules applied, the result would be undecided.'],
  ] as const)('says what the rules would (%s, %i)', (described, line, sentence) => {
    const { text } = step('not-applicable', described, line);
    expect(text.map(plain)).toEqual([sentence]);
    expect(text.flat().filter((part) => typeof part === 'object' && 'line' in part)).toEqual(
      line === 0 ? [] : [{ line }],
    );
  });
});
