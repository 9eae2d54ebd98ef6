import type { AnswerEffect, DialectId, ServerAnswer } from '../engine';
import { dialectById } from '../engine/dialects';
import { effectOf, freshnessOf } from '../engine/fetch';
import { FOLLOWED, type Preset, type PresetId, presets, type SENT } from './preset-list';

export { dialectIdOf } from './question';

/*
 * Data for the panel of simulated answers. A separate entry point besides index.ts, because it includes the fetch rules of all dialects, which the first
 * load doesn't need.
 */

/** A choice as it is offered. `of` is the preset that it replaces. */
export interface OfferedPreset extends Preset<PresetId | 'as-fetched'> {
  readonly of: PresetId;
}

/** Returns the choices for a file. The first one simulates nothing: the site's real answer (`real`) for a fetched file, else `PLAIN_ANSWER`. */
export function offeredPresets(real: ServerAnswer | null): readonly OfferedPreset[] {
  const all = presets.map((preset) => ({ ...preset, of: preset.id }));
  if (real === null) return all;
  const ofReal = presetOf(real);
  return [{ id: 'as-fetched', answer: real, of: ofReal }, ...all.filter(({ id }) => id !== ofReal)];
}

/** Returns the choice that an answer belongs to. */
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

/** Returns the effect of a choice on a dialect, with what the crawler remembers now. */
export function effectOfPreset(
  preset: Preset<string>,
  answer: ServerAnswer,
  dialect: DialectId,
): AnswerEffect {
  return effectOf({ ...answer, ...preset.answer }, dialectById(dialect).fetch);
}

/** Parts of an answer that are shown only if they matter. */
export type Detail = Exclude<keyof ServerAnswer, keyof typeof SENT>;

/** Values of each detail that are enough to reveal a difference for every dialect. */
const TRIALS: { readonly [Name in Detail]: readonly ServerAnswer[Name][] } = {
  errorHours: [0, 100, Infinity],
  cachedCopy: [false, true],
  siteUp: [false, true],
  cacheAge: [0, Infinity],
  maxAge: [null, 0],
  answersErrorsForMissingPages: [false, true],
};

/** Returns the details that affect a dialect for this answer, including those that do so only after errors have lasted for some time. */
export function detailsThatMatter(answer: ServerAnswer, dialect: DialectId): ReadonlySet<Detail> {
  const rules = dialectById(dialect).fetch;
  const meaning = (tried: ServerAnswer): string => {
    const effect = effectOf(tried, rules);
    // An answer with an error isn't cached, so its freshness doesn't matter.
    return JSON.stringify('cause' in effect.reason ? effect : [effect, freshnessOf(tried, rules)]);
  };
  const matters = (name: Detail): boolean =>
    TRIALS.errorHours.some((errorHours) => {
      const meanings = TRIALS[name].map((value) => meaning({ ...answer, errorHours, [name]: value }));
      return new Set(meanings).size > 1;
    });
  return new Set((Object.keys(TRIALS) as Detail[]).filter(matters));
}
