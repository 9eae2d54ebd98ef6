import { expect, test } from 'vitest';
import type { VerdictChoice } from '../../worker/lint/verdict-choices-protocol';
import { choiceAbout, choiceName, choicesTitle } from './change-this';
import { plain } from './rich';

type Change = VerdictChoice['check']['changes'][number];

const change: Change = {
  crawlers: ['Googlebot'],
  everyoneElse: 'none',
  others: [],
  exceptOthers: [],
  place: { kind: 'page', text: '/a' },
  except: [],
  ...{ direction: 'opened', isForEveryone: false, already: [], isAlreadyWhole: false },
  needNotObey: false,
  path: '/a',
  isCovered: false,
  before: { outcome: 'disallowed', lines: [2] },
  after: { outcome: 'allowed', lines: [3] },
};

const choice: VerdictChoice = {
  kind: 'page',
  groups: 'crawler',
  rule: 'Allow: /a$',
  lines: [2],
  copied: 0,
  edits: [[1, 1, '']],
  changed: [],
  check: {
    isProven: true,
    ...{ changed: 1, opened: 1, closed: 0 },
    changes: [change],
    preferences: [],
    everyoneElse: [],
    ...{ unchanged: [], leftOut: [] },
    unproven: [],
    checks: 0,
  },
};

/** The choice with other changes. */
function withChanges(...changes: readonly Partial<Change>[]): VerdictChoice {
  const all = changes.map((part) => ({ ...change, ...part }));
  return { ...choice, check: { ...choice.check, changed: all.length, changes: all } };
}

const about = (part: VerdictChoice): string => plain(choiceAbout(part, 'Googlebot'));

test('a choice says that it changes a preference', () => {
  const preferences = [
    { token: '__usage_ai-training', kind: 'changed', refuses: 'some', lines: [3] },
  ] as const;
  expect(about({ ...choice, check: { ...choice.check, preferences } })).toBe(
    'Adds Allow: /a$ after line 2. Changes what __usage_ai-training states. Nothing else changes (proven).',
  );
});

test('a choice says what it writes, and where', () => {
  expect(about(choice)).toBe('Adds Allow: /a$ after line 2. Nothing else changes (proven).');
  expect(about({ ...choice, lines: [], groups: 'all' })).toContain('Adds a * group with Allow: /a$.');
  const edits = [...choice.edits, ...choice.edits];
  expect(about({ ...choice, lines: [2, 9], edits })).toContain('Adds Allow: /a$ to 2 groups.');
  expect(about({ ...choice, edits })).toContain('Adds Allow: /a$ to 1 group and to a new * group.');
  expect(about({ ...choice, kind: 'own-group', lines: [], copied: 3 })).toContain(
    'Adds a group for Googlebot with the same 3 rules and Allow: /a$.',
  );
  expect(about({ ...choice, kind: 'own-group', lines: [] })).toContain(
    'Adds a group for Googlebot with Allow: /a$.',
  );
});

test('rules and places are code', () => {
  expect(choiceAbout(choice, 'Googlebot')).toContainEqual({ code: 'Allow: /a$' });
  const removed = { ...withChanges({ place: { kind: 'area', text: '/b' } }), kind: 'remove' } as const;
  expect(choiceAbout(removed, 'Googlebot')).toContainEqual({ code: '/b' });
});

test('a choice says what else changes, and claims that it is all only if that is proven', () => {
  const names = ['Googlebot', 'Bingbot', 'a', 'b', 'c'];
  expect(about(withChanges({ crawlers: names }))).toContain('Also allows it for Bingbot, a and 2 more.');
  expect(about(withChanges({ everyoneElse: 'all' }))).toContain('Also allows it for everyone else.');
  expect(about(withChanges({ everyoneElse: 'some', exceptOthers: ['x'] }))).toContain(
    'Also allows it for everyone else except x.',
  );
  const removed = { ...withChanges({ place: { kind: 'area', text: '/a' } }), kind: 'remove' } as const;
  expect(about({ ...removed, rule: 'Disallow: /a' })).toBe(
    'Removes Disallow: /a. Allows /a. Nothing else changes (proven).',
  );
  const place = (text: string): Partial<Change> => ({ place: { kind: 'area', text } });
  expect(about(withChanges(place('/b'), place('/c'), place('/d')))).toContain(
    'Allows /b. Allows /c. 1 more change.',
  );
  const unproven = about({ ...choice, check: { ...choice.check, isProven: false } });
  expect(unproven).toContain("There may be other changes: this can't be proven here.");
  expect(unproven).not.toContain('Nothing else');
});

test('a choice is named after what it does', () => {
  expect(choiceName(choice, 'Googlebot')).toBe('Allow this page');
  expect(choiceName({ ...choice, kind: 'own-group' }, 'Googlebot')).toBe(
    'Allow this page for Googlebot only',
  );
  const unproven = { ...choice, check: { ...choice.check, isProven: false } };
  for (const shared of [
    withChanges({ crawlers: ['Googlebot', 'Googlebot-Image'] }),
    withChanges({ everyoneElse: 'known', others: ['Googlebot-Image'] }),
    withChanges({}, { crawlers: ['Googlebot-Image'] }),
    unproven,
  ])
    expect(choiceName({ ...shared, kind: 'own-group' }, 'Googlebot')).toBe(
      'Allow this page in a group for Googlebot',
    );
  expect(choiceName({ ...choice, kind: 'remove' }, 'Googlebot')).toBe('Remove line 2');
  const blocking = withChanges({ after: { outcome: 'disallowed', lines: [3] } });
  expect(choiceName({ ...blocking, kind: 'folder', rule: 'Disallow: /a/' }, 'Googlebot')).toBe(
    'Block the folder /a/',
  );
  expect((['crawler', 'star', 'all'] as const).map((groups) => choicesTitle(groups, 'Googlebot'))).toEqual([
    'For Googlebot',
    'For every crawler that follows *',
    'For every crawler that follows a group',
  ]);
});
