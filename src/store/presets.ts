import type { DialectId, Effect, ServerAnswer } from '../engine';
import { effectOf, fetchRules, freshnessOf } from '../engine/fetch';
import { FOLLOWED, type Preset, type PresetId, presets, type SENT } from './preset-list';

export { dialectIdOf } from './question';

/*
 * What the panel of simulated answers needs to know. A door of its own beside index.ts: it brings the rules of all readers, which the first page
 * does without.
 */

/** A choice in the list as it is offered. `of`: the preset in whose place it stands. */
export interface OfferedPreset extends Preset<PresetId | 'as-fetched'> {
  readonly of: PresetId;
}

/** The choices about a file, the first of which supposes nothing: for one that was fetched, what its site really answered (`real`), else the plain answer. */
export function offeredPresets(real: ServerAnswer | null): readonly OfferedPreset[] {
  const all = presets.map((preset) => ({ ...preset, of: preset.id }));
  if (real === null) return all;
  const ofReal = presetOf(real);
  return [{ id: 'as-fetched', answer: real, of: ofReal }, ...all.filter(({ id }) => id !== ofReal)];
}

/** The choice to which an answer belongs. */
export function presetOf({ final, redirects, redirectedTo, body, contentType }: ServerAnswer): PresetId {
  if (redirects >= FOLLOWED + 1) return 'too-many-redirects';
  if (redirects >= 1)
    return redirectedTo === 'other-host' ? 'redirect-to-other-host' : 'redirect-on-same-host';
  if (final.kind === 'network-failure') return 'network-failure';
  switch (final.status) {
    case 200:
      if (body === 'as-written') return contentType === 'text/plain' ? 'plain' : 'content-type';
      return body;
    case 404:
    case 410:
      return 'missing';
    case 401:
    case 403:
      return 'forbidden';
    case 429:
      return 'too-many-requests';
    case 500:
      return 'server-error';
    case 503:
      return 'unavailable';
    default:
      return 'other-status';
  }
}

/** What a choice would mean to a reader, with what it remembers now. */
export function effectOfPreset(preset: Preset<string>, answer: ServerAnswer, dialect: DialectId): Effect {
  return effectOf({ ...answer, ...preset.answer }, fetchRules[dialect]);
}

/** Parts of an answer that are asked for only where they matter. */
export type Detail = Exclude<keyof ServerAnswer, keyof typeof SENT>;

/** Values of each detail between which every reader tells the difference, if it ever does. */
const TRIALS: { readonly [Name in Detail]: readonly ServerAnswer[Name][] } = {
  errorHours: [0, 100, Infinity],
  cachedCopy: [false, true],
  siteUp: [false, true],
  cacheAge: [0, Infinity],
  maxAge: [null, 0],
  answersErrorsForMissingPages: [false, true],
};

/** The details that change anything for a reader of this answer. While errors last, some do so only after a time: those are among them. */
export function detailsThatMatter(answer: ServerAnswer, dialect: DialectId): ReadonlySet<Detail> {
  const rules = fetchRules[dialect];
  const meaning = (tried: ServerAnswer): string => {
    const effect = effectOf(tried, rules);
    // What is no good answer is not kept.
    return JSON.stringify('cause' in effect.reason ? effect : [effect, freshnessOf(tried, rules)]);
  };
  const matters = (name: Detail): boolean =>
    TRIALS.errorHours.some((errorHours) => {
      const meanings = TRIALS[name].map((value) => meaning({ ...answer, errorHours, [name]: value }));
      return new Set(meanings).size > 1;
    });
  return new Set((Object.keys(TRIALS) as Detail[]).filter(matters));
}
