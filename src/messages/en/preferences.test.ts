import { expect, test } from 'vitest';
import { policyTokenNamed } from '../../catalogue/policy-tokens';
import type { PreferenceChange } from '../../engine/versions';
import { preferenceSource } from './policy-token';
import { policyTokensNote, preferencesNote } from './preferences';
import { plain } from './rich';

const TOKEN = '__usage_ai-training';
const SOURCE =
  'A preference from a draft of 30 October 2026 (draft-kelley-aipref-training-preference-signal-00). No operator documents acting on it.';
const UNKNOWN = 'Names that start with __usage_ state preferences. They name no crawlers.';

const change = (more: Partial<PreferenceChange>): PreferenceChange => ({
  ...{ token: TOKEN, kind: 'stated', refuses: 'all', lines: [5] },
  ...more,
});

test.each<[string, Partial<PreferenceChange>]>([
  ['Stated now: no AI training (line 5, __usage_ai-training).', {}],
  [
    'No longer stated: no AI training for some addresses (__usage_ai-training).',
    { kind: 'withdrawn', refuses: 'some' },
  ],
  [
    'Stated differently now: no objection to AI training (line 4, __usage_ai-training).',
    { kind: 'changed', refuses: 'none', lines: [4] },
  ],
  [
    'Stated now: a preference on AI training (line 4, __usage_ai-training).',
    { refuses: 'unknown', lines: [4] },
  ],
  [
    'Stated now: no AI training for some addresses (line 1, line 2, line 3 and 2 more, __usage_ai-training).',
    { refuses: 'some', lines: [1, 2, 3, 4, 5] },
  ],
])('says what a known token states: %s', (sentence, more) => {
  expect(plain(preferencesNote([change(more)], policyTokenNamed))).toBe(`${sentence} ${SOURCE}`);
});

test('says where preferences come from once, claims nothing about unknown tokens, and counts the rest', () => {
  const unknown = change({ token: '__usage_else' });
  const changes = [change({}), unknown, unknown, unknown, unknown];
  const other = 'Stated now: a preference that we know nothing about (line 5, __usage_else).';
  expect(plain(preferencesNote(changes, policyTokenNamed))).toBe(
    `Stated now: no AI training (line 5, __usage_ai-training). ${other} ${other} And 2 more preferences. ${SOURCE} ${UNKNOWN}`,
  );
  expect(plain(preferencesNote([], policyTokenNamed))).toBe('');
});

test.each([
  [[TOKEN], `${TOKEN} isn't a crawler. ${SOURCE}`],
  [[TOKEN, '__usage_else'], `${TOKEN}, __usage_else aren't crawlers. ${SOURCE} ${UNKNOWN}`],
])('says which names in a file aren’t crawlers: %j', (tokens, note) => {
  expect(plain(policyTokensNote(tokens, policyTokenNamed))).toBe(note);
});

test('finds what a source says about a token in any case', () => {
  expect(preferenceSource(policyTokenNamed('__Usage_AI-Training'))).toBe(SOURCE);
  expect(preferenceSource(policyTokenNamed('__usage_ai_training'))).toBe(UNKNOWN);
});
