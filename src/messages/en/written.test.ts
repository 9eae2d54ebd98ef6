import { expect, test } from 'vitest';
import type { VersionChange } from '../../engine/versions';
import type { DocumentOrigin } from '../../store/document-origin';
import type { Written } from '../../store/written/written';
import type { TextCheck } from '../../worker/lint/text-check-protocol';
import { writtenText } from './written';

const LINES = { added: 0, removed: 0, changed: 0, replaced: 0, marked: new Int32Array(), first: 1 };

function say(part: Partial<Written>, origin: DocumentOrigin = { kind: 'typed' }, text = 'x'): string {
  const { did, effect } = writtenText({
    kind: 'opened',
    before: {} as Written['before'],
    after: { document: { origin, text } } as unknown as Written['after'],
    rounds: null,
    lines: null,
    effect: null,
    facts: null,
    ...part,
  });
  return `${did}|${effect}`;
}

const CHANGE: VersionChange = {
  ...{ crawlers: ['GPTBot'], everyoneElse: 'none', others: [], exceptOthers: [], isForEveryone: false },
  ...{ place: { kind: 'everything', text: '/' }, except: [], already: [], isAlreadyWhole: false },
  ...{ needNotObey: false, direction: 'closed', path: '/', isCovered: false },
  before: { outcome: 'allowed', lines: [] },
  after: { outcome: 'disallowed', lines: [2] },
};
const OPENED: Partial<VersionChange> = {
  ...{ crawlers: [], everyoneElse: 'all', direction: 'opened', place: { kind: 'area', text: '/private/' } },
  before: CHANGE.after,
  after: CHANGE.before,
};

/** A check that found these changes, each as it differs from `CHANGE`. */
function checked(changes: readonly Partial<VersionChange>[]): TextCheck {
  return {
    ...{ isProven: true, changed: changes.length, opened: 0, closed: 0, preferences: [], everyoneElse: [] },
    ...{ unchanged: [], leftOut: [], unproven: [], checks: 0 },
    changes: changes.map((change) => ({ ...CHANGE, ...change })),
  };
}

test.each<[Partial<typeof LINES>, string]>([
  [{ added: 1 }, '1 line added.'],
  [{ added: 12 }, '12 lines added.'],
  [{ removed: 1 }, '1 line removed.'],
  [{ changed: 3, added: 1200, removed: 1 }, '3 lines changed, 1,200 added, 1 removed.'],
  [{ replaced: 1100, added: 2 }, '1,100 lines replaced, 2 added.'],
  [{}, 'Nothing changed.'],
])('an edit of %o', (lines, text) => {
  expect(say({ kind: 'edited', rounds: [], lines: { ...LINES, ...lines }, effect: 'pending' })).toBe(
    `${text}|`,
  );
});

test.each<[readonly Partial<VersionChange>[], string]>([
  [[], 'No answer changes (proven).'],
  [[{}], 'GPTBot: everything allowed → blocked.'],
  [[{ crawlers: ['facebookexternalhit'] }], 'facebookexternalhit: everything allowed → blocked.'],
  [[{ crawlers: ['A', 'B', 'C'] }], '3 crawlers: everything allowed → blocked.'],
  [[{ isForEveryone: true, everyoneElse: 'all' }], 'Everyone: everything allowed → blocked.'],
  [[OPENED], 'Everyone else: /private/ blocked → allowed.'],
  [[OPENED, {}], '2 changes: opens /private/ for everyone else, and 1 more.'],
  [[{}, {}, {}], '3 changes: blocks everything for GPTBot, and 2 more.'],
  [
    [{ needNotObey: true, direction: 'other' }, {}],
    '2 changes: GPTBot: everything not asked → asked to stay away, and 1 more.',
  ],
  [
    [{ crawlers: [], everyoneElse: 'some', others: ['A', 'B', 'C'], exceptOthers: ['D'] }],
    'Everyone else except D: everything allowed → blocked.',
  ],
  [
    [{ crawlers: ['X'], everyoneElse: 'some', others: ['A'], exceptOthers: ['D', 'E'] }],
    'X, A and all unknown crawlers: everything allowed → blocked.',
  ],
])('the effect of %o', (changes, text) => {
  expect(say({ kind: 'edited', rounds: [], lines: LINES, effect: checked(changes) }).split('|')[1]).toBe(
    text,
  );
});

test('tells changed preferences from answers', () => {
  const check = { ...checked([]), preferences: [{}] } as unknown as TextCheck;
  expect(say({ kind: 'edited', rounds: [], lines: LINES, effect: check }).split('|')[1]).toBe(
    'No answer changes (proven). Preferences that the file states change.',
  );
});

test('claims nothing that isn’t proven', () => {
  const check = { ...checked([{}]), isProven: false };
  const effectOf = (effect: Written['effect']) =>
    say({ kind: 'edited', rounds: [], lines: LINES, effect }).split('|')[1];
  expect(effectOf(check)).toBe('GPTBot: everything allowed → blocked. There may be more changes.');
  expect(effectOf({ ...check, changed: 0, changes: [] })).toBe(
    'No change found, but not everything could be checked.',
  );
  expect(effectOf('unknown')).toBe("What this changes for crawlers couldn't be checked.");
});

const FACTS = { lines: 14, problems: { error: 1, warning: 2, note: 0, tidy: 3 } };
const NO_PROBLEMS = { error: 0, warning: 0, note: 0, tidy: 3 };
const SITE = { kind: 'site', url: 'https://my-shop.test/robots.txt' } as DocumentOrigin;

test.each<[Partial<Written>, DocumentOrigin | undefined, string]>([
  [{ kind: 'pasted', facts: FACTS }, undefined, 'Your robots.txt pasted: 14 lines, 1 error, 2 warnings.|'],
  [{ kind: 'pasted' }, undefined, 'Your robots.txt pasted.|'],
  [
    { facts: { lines: 1, problems: NO_PROBLEMS } },
    { kind: 'file', name: 'a.txt' },
    'a.txt opened: 1 line, no problems.|',
  ],
  [{ facts: { lines: 2, problems: null } }, SITE, 'robots.txt of my-shop.test fetched: 2 lines.|'],
  [{ effect: 'pending' }, SITE, 'robots.txt of my-shop.test fetched.|'],
  [{ facts: FACTS }, { kind: 'example', id: 'tie' }, 'Example opened: 14 lines, 1 error, 2 warnings.|'],
  [{ kind: 'draft' }, undefined, 'Draft opened.|'],
  [{ kind: 'restored' }, undefined, 'The former text is back.|'],
  [{ kind: 'edited', rounds: [], facts: FACTS }, undefined, 'File replaced: 14 lines, 1 error, 2 warnings.|'],
  [{ kind: 'address' }, undefined, 'Address pasted.|'],
  [{ kind: 'list' }, undefined, 'URLs added to the list.|'],
])('another document: %o %o', (part, origin, text) => {
  expect(say(part, origin)).toBe(text);
});

test('an empty file isn’t opened', () => {
  expect(say({}, { kind: 'typed' }, '')).toBe('Empty file.|');
});
