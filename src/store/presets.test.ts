import { describe, expect, test } from 'vitest';
import { type AnswerEffect, type DialectId, dialects, effectOf, PLAIN_ANSWER } from '../engine';
import { type PresetId, presets } from './preset-list';
import { detailsThatMatter, effectOfPreset, offeredPresets, presetOf } from './presets';

type Kind = AnswerEffect['kind'];

/** Effect of each choice on the dialects, without anything remembered; Google's column is from the founding documents. */
const table: readonly (readonly [PresetId, google: Kind, google2020: Kind, yandex: Kind, python: Kind])[] = [
  ['plain', 'rules', 'rules', 'rules', 'rules'],
  ['redirect-to-other-host', 'rules', 'rules', 'rules', 'rules'],
  ['redirect-on-same-host', 'rules', 'rules', 'rules', 'rules'],
  ['too-many-redirects', 'all-allowed', 'all-allowed', 'all-allowed', 'rules'],
  ['missing', 'all-allowed', 'all-allowed', 'all-allowed', 'all-allowed'],
  ['forbidden', 'all-allowed', 'all-allowed', 'all-allowed', 'all-disallowed'],
  ['too-many-requests', 'all-disallowed', 'all-allowed', 'all-allowed', 'all-allowed'],
  ['server-error', 'all-disallowed', 'all-disallowed', 'all-allowed', 'all-disallowed'],
  ['unavailable', 'all-disallowed', 'all-disallowed', 'all-allowed', 'all-disallowed'],
  ['other-status', 'all-allowed', 'all-allowed', 'all-allowed', 'all-allowed'],
  ['network-failure', 'all-disallowed', 'all-disallowed', 'all-allowed', 'reader-fails'],
  ['incomplete', 'all-disallowed', 'all-disallowed', 'all-allowed', 'reader-fails'],
  ['empty', 'all-allowed', 'all-allowed', 'all-allowed', 'all-allowed'],
  ['html', 'rules', 'rules', 'all-allowed', 'rules'],
  ['over-limit', 'rules', 'rules', 'all-allowed', 'rules'],
  ['content-type', 'rules', 'rules', 'all-allowed', 'rules'],
  ['utf-16', 'all-allowed', 'all-allowed', 'all-allowed', 'reader-fails'],
];

function preset(id: PresetId) {
  const found = presets.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(id);
  return found;
}

test('the table has every choice', () => {
  expect(table.map(([id]) => id)).toEqual(presets.map(({ id }) => id));
});

test.each(table)('the preset %s has the expected effect on each dialect', (id, ...kinds) => {
  const readers: readonly DialectId[] = ['google', 'google2020', 'yandex', 'python'];
  expect(readers.map((reader) => effectOfPreset(preset(id), PLAIN_ANSWER, reader).kind)).toEqual(kinds);
});

test.each(presets)(
  'the answer of the preset $id is recognised, whatever was chosen before',
  ({ id, answer }) => {
    for (const before of presets) expect(presetOf({ ...PLAIN_ANSWER, ...before.answer, ...answer })).toBe(id);
  },
);

test('the effects are those of the dialects’ own fetch rules', () => {
  for (const { id } of presets) {
    for (const dialect of dialects) {
      const effect = effectOfPreset(preset(id), PLAIN_ANSWER, dialect.id);
      expect(effect).toEqual(effectOf({ ...PLAIN_ANSWER, ...preset(id).answer }, dialect.fetch));
    }
  }
});

test.each([
  [410, 'missing'],
  [401, 'forbidden'],
  [502, 'other-status'],
  [206, 'other-status'],
  [Number.NaN, 'other-status'],
] as const)('status %d belongs to the preset %s', (status, id) => {
  expect(presetOf({ ...PLAIN_ANSWER, final: { kind: 'status', status } })).toBe(id);
});

test('redirects take precedence over the final answer', () => {
  const final = { kind: 'status', status: 404 } as const;
  expect(presetOf({ ...PLAIN_ANSWER, final, redirects: 5 })).toBe('redirect-on-same-host');
  expect(presetOf({ ...PLAIN_ANSWER, final, redirects: 10_000 })).toBe('too-many-redirects');
});

describe('details that matter', () => {
  const cache = ['cachedCopy', 'maxAge'];
  test.each<[DialectId, PresetId, string[]]>([
    ['google', 'plain', cache],
    ['google', 'missing', cache],
    ['google', 'unavailable', ['errorHours', 'cachedCopy', 'siteUp']],
    ['google', 'network-failure', ['errorHours', 'cachedCopy', 'siteUp']],
    ['google', 'too-many-requests', ['errorHours', 'cachedCopy', 'siteUp']],
    ['google2020', 'server-error', ['errorHours', 'cachedCopy', 'answersErrorsForMissingPages']],
    ['google2020', 'network-failure', ['errorHours', 'cachedCopy']],
    ['rfc9309', 'server-error', ['errorHours', 'cachedCopy']],
    ['bing', 'plain', []],
    ['bing', 'server-error', ['errorHours', 'cachedCopy']],
    ['yandex', 'server-error', []],
    ['python', 'server-error', []],
    ['python', 'plain', []],
  ])('for %s and the preset %s', (dialect, id, details) => {
    const answer = { ...PLAIN_ANSWER, ...preset(id).answer };
    expect([...detailsThatMatter(answer, dialect)].sort()).toEqual(details.sort());
  });

  test('include the age of a cached copy, if there is one', () => {
    const details = detailsThatMatter({ ...PLAIN_ANSWER, cachedCopy: true }, 'google');
    expect([...details].sort()).toEqual(['cacheAge', 'cachedCopy', 'maxAge']);
  });

  test('are found even for invalid numbers', () => {
    const broken = { errorHours: Number.NaN, redirects: -1, cacheAge: -Infinity, maxAge: Number.NaN };
    for (const { id } of dialects)
      expect(detailsThatMatter({ ...PLAIN_ANSWER, ...broken }, id)).toBeInstanceOf(Set);
  });
});

describe('the choices about a fetched file', () => {
  const gone = { ...PLAIN_ANSWER, final: { kind: 'status', status: 410 } } as const;

  test('start with the site’s answer, which replaces the preset of its kind', () => {
    const offered = offeredPresets(gone);
    expect(offered[0]).toEqual({ id: 'as-fetched', answer: gone, of: 'missing' });
    expect(offered).toHaveLength(presets.length);
    expect(offered.map(({ of }) => of).sort()).toEqual(presets.map(({ id }) => id).sort());
    expect(offered.map(({ id }) => id)).not.toContain('missing');
  });

  test('are all presets for a file that was not fetched', () => {
    expect(offeredPresets(null).map(({ id }) => id)).toEqual(presets.map(({ id }) => id));
  });
});
