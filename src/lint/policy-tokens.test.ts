import { expect, test } from 'vitest';
import { findingsIn } from './testdata/example-file';
import { plainWords, ruleAbouts } from './texts';

const TOKEN = '__usage_ai-training';

/** Returns the findings of a text: rule and explanation. */
function saidOn(text: string): readonly string[] {
  return findingsIn(text, {}).map(({ rule, params }) => {
    const about = ruleAbouts.get(rule);
    return about === undefined
      ? rule
      : `${rule}: ${plainWords(about.title(params))}. ${plainWords(about.explain(params))}`;
  });
}

test.each([
  'User-agent: *\nAllow: /\n\nUser-agent: __usage_ai-training\nDisallow: /\n',
  'User-agent: *\nDisallow: /search\n\nUser-agent: __Usage_AI-Training\nDisallow: /\n',
  // Names that the draft may know, written in ways that it may allow.
  'User-agent: __usage_ai_training\nDisallow: /\n',
  'User-agent: __usage_ai-training/1\nDisallow: /\n',
  'User-agent: __usage_ai-training2\nDisallow: /\n',
  'User-agent: __usage_ai*\nDisallow: /\n',
  // For a crawler, this Allow would open nothing.
  'User-agent: *\nDisallow: /a\n\nUser-agent: __usage_ai-training\nAllow: /a/b\n',
])('a group for a policy token is no mistake: %j', (text) => {
  const mistakes = saidOn(text).filter((said) => !said.startsWith('policy-token-no-reader'));
  expect(mistakes).toEqual([]);
});

test('a group that refuses training is called a preference', () => {
  expect(saidOn(`User-agent: ${TOKEN}\nDisallow: /\n`)).toEqual([
    `policy-token-no-reader: ${TOKEN} doesn’t keep AI training crawlers out. It states a preference by a draft, draft-kelley-aipref-training-preference-signal-00 of 2026-10-30, and no operator documents acting on it. Your home page isn’t blocked for Google-Extended, GPTBot and CCBot. To refuse them, name them in User-agent lines, followed by Disallow: /.`,
  ]);
});

test('a block of the whole site doesn’t count policy tokens as crawlers that may crawl', () => {
  const text = `User-agent: *\nDisallow: /\n\nUser-agent: ${TOKEN}\nAllow: /\n`;
  const said = saidOn(text).find((each) => each.startsWith('block-all'));
  expect(said).toContain('The * group blocks the whole site. ');
  expect(said).not.toContain('has its own group');
});

test('rules that a group lacks are those of its crawlers', () => {
  const text = `User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\n\nUser-agent: Googlebot\nUser-agent: ${TOKEN}\nDisallow: /x\n`;
  const said = saidOn(text).find((each) => each.startsWith('star-not-inherited'));
  expect(said).toContain('Googlebot can crawl /a, /b');
  expect(said).not.toContain(TOKEN);
});

test('rules that open nothing are those of crawlers', () => {
  const text = `User-agent: *\nDisallow: /a\n\nUser-agent: Googlebot\nUser-agent: ${TOKEN}\nAllow: /a/b\n`;
  const said = saidOn(text).find((each) => each.startsWith('opens-nothing'));
  expect(said).toContain('/a/b opens nothing for Googlebot. ');
});

test('a policy token without rules isn’t told that the rules for all apply to it otherwise', () => {
  expect(saidOn(`User-agent: *\nDisallow: /a\n\nUser-agent: ${TOKEN}\n`)).toEqual([
    `group-without-rules: ${TOKEN} has no rules. No rule follows, so this line blocks nothing. If that isn’t what you want, add rules.`,
  ]);
});

test('a policy token beside other names in one line is a name', () => {
  const rules = findingsIn(`User-agent: ${TOKEN} GPTBot\nDisallow: /\n`, {}).map(({ rule }) => rule);
  expect(rules).toContain('several-agents');
});

test('no crawler lacks rules by a name that is only for permissions', () => {
  const group = (name: string) =>
    `User-agent: *\nDisallow: /a\nDisallow: /b\n\nUser-agent: ${name}\nDisallow: /x\n`;
  const rules = (name: string) => findingsIn(group(name), {}).map(({ rule }) => rule);
  expect(rules('GPTBot')).toContain('star-not-inherited');
  expect(rules('Google-Extended')).not.toContain('star-not-inherited');
});
