import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parameterNames } from '../parameter-names';
import type { Arrival } from '../state';
import { createIdleTester } from '../testdata/idle-tester';
import { setState } from '../testdata/set-state';
import { readAddress } from './read-address';
import { parametersOf, shareFragment } from './share-code';
import { bothState, fullState, smallState, suiteState } from './testdata/shared';

/** Total number of fragments. */
const FRAGMENTS = 100_000;
const SHARE = { random: 0.3, parameters: 0.3, mutated: 0.4 } as const;

const { store, actions } = createIdleTester();
const former = store.getState();

/** The user's own state, which must not change silently. */
const OWN = [
  'document',
  'crawlerInput',
  'urlInput',
  'dialectChoice',
  'robotsUrlInput',
  'answer',
  'list',
] as const;

/** Opens the arrival over the user's text. A problem must change nothing; a change must show a notice and keep the user's draft. */
function expectNotice(arrival: Arrival): boolean {
  setState(store, { ...former, notice: null });
  actions.openArrival(arrival);
  const state = store.getState();
  const changed = OWN.filter((name) => state[name] !== former[name]);
  if (arrival.problem !== null && (changed.length > 0 || state.notice?.kind !== 'link-refused'))
    throw new Error('A problem changes something, or is not told');
  if (changed.length > 0 && state.notice?.kind !== 'link-opened') throw new Error('Something is not told');
  if (changed.length > 0 && !(state.isGuest && state.draftId !== former.draftId))
    throw new Error('The own draft is in danger');
  if (changed.length === 0 && (state.isGuest || state.draftId !== former.draftId))
    throw new Error('A guest without anything');
  if (arrival.dropped.length > 0 && state.notice === null) throw new Error('What was dropped is not told');
  return changed.length > 0;
}

async function run(
  fragments: fc.Arbitrary<string>,
  share: number,
  query?: fc.Arbitrary<string>,
): Promise<void> {
  let opened = 0;
  const runs = FRAGMENTS * share;
  await fc.assert(
    fc.asyncProperty(fragments, query ?? fc.constant(''), async (fragment, search) => {
      const arrival = await readAddress({ fragment, query: search }, { limit: 100_000 });
      if (expectNotice(arrival)) opened++;
    }),
    { numRuns: runs },
  );
  // Otherwise no run has tested a link that opens.
  expect(opened).toBeGreaterThan(runs / 1_000);
}

describe('hostile fragments', () => {
  let codes: string[];

  beforeAll(async () => {
    codes = [
      (await shareFragment(fullState)) ?? '',
      (await shareFragment(smallState)) ?? '',
      (await shareFragment(suiteState)) ?? '',
      parametersOf(fullState),
      (await shareFragment(bothState)) ?? '',
    ];
  });

  const name = fc.oneof(fc.constantFrom(...parameterNames), fc.string({ maxLength: 12 }));
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('own', 'google', 'why', 'dark', 'shop', '%', '%E9', '<script>', '__proto__', ''),
  );
  const parameters = fc
    .array(fc.tuple(name, value), { maxLength: 8 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

  test('random ones change nothing silently', async () => {
    const random = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme-ascii' }).map((text) => `1.${text}`),
      fc.base64String().map((text) => `1.${text.replace(/[+/=]/g, '-')}`),
      parameters,
    );
    await run(random, SHARE.random);
  });

  test('parameters, known and unknown, in the fragment and in the query, change nothing silently', async () => {
    await run(parameters, SHARE.parameters, parameters);
  });

  test('mutated ones change nothing silently', async () => {
    const edit = fc.tuple(fc.nat(), fc.nat(3), fc.string({ maxLength: 4 }));
    const mutated = fc.tuple(fc.nat(4), fc.array(edit, { maxLength: 4 })).map(([which, edits]) =>
      edits.reduce((text, [at, gone, insert]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + insert + text.slice(from + gone);
      }, codes[which] as string),
    );
    await run(mutated, SHARE.mutated);
  });
});
