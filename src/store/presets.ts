import type { DialectId, Effect, ServerAnswer } from '../engine';
import {
  bingFetchRules,
  effectOf,
  type FetchRules,
  freshnessOf,
  google2020FetchRules,
  googleFetchRules,
  PLAIN_ANSWER,
  pythonFetchRules,
  rfc9309FetchRules,
  standard1994FetchRules,
  yandexFetchRules,
} from '../engine/fetch';

export { dialectIdOf } from './question';

/*
 * What the panel of simulated answers needs to know. A door of its own beside index.ts: it brings the rules of all readers, which the first page
 * does without.
 */

/** A choice in the list of answers. */
export interface Preset<Id extends string = PresetId> {
  readonly id: Id;
  /** What it supposes; what it does not name stays. */
  readonly answer: Partial<ServerAnswer>;
}

/** What an answer of its own kind begins with: all that the site sends, nothing that the reader remembers. */
const SENT = {
  final: PLAIN_ANSWER.final,
  redirects: PLAIN_ANSWER.redirects,
  redirectedTo: PLAIN_ANSWER.redirectedTo,
  body: PLAIN_ANSWER.body,
  contentType: PLAIN_ANSWER.contentType,
} as const satisfies Partial<ServerAnswer>;

const sends = <Id extends string>(id: Id, answer: Partial<ServerAnswer>): Preset<Id> => ({
  id,
  answer: { ...SENT, ...answer },
});

const answers = <Id extends string>(id: Id, status: number): Preset<Id> =>
  sends(id, { final: { kind: 'status', status } });

/** More redirects than this are a choice of their own: what Google and RFC 9309 follow. */
const FOLLOWED = 5;

/** The choices, in the order in which they are shown. */
export const presets = [
  // Nothing is supposed any more, not even what the reader remembers.
  { id: 'plain', answer: PLAIN_ANSWER },
  sends('redirect-to-other-host', { redirects: 1, redirectedTo: 'other-host' }),
  sends('redirect-on-same-host', { redirects: 1 }),
  sends('too-many-redirects', { redirects: FOLLOWED + 1 }),
  answers('missing', 404),
  answers('forbidden', 403),
  answers('too-many-requests', 429),
  answers('server-error', 500),
  answers('unavailable', 503),
  answers('other-status', 451),
  sends('network-failure', { final: { kind: 'network-failure', failure: 'timeout' } }),
  sends('incomplete', { body: 'incomplete' }),
  sends('empty', { body: 'empty' }),
  sends('html', { body: 'html', contentType: 'text/html' }),
  sends('over-limit', { body: 'over-limit' }),
  sends('content-type', { contentType: 'other' }),
  sends('utf-16', { body: 'utf-16' }),
] as const satisfies readonly Preset<string>[];

/** Name of a choice. */
export type PresetId = (typeof presets)[number]['id'];

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

/** What each reader knows about fetching, without the rest of it. */
const fetchRules: Readonly<Record<DialectId, FetchRules>> = {
  google: googleFetchRules,
  rfc9309: rfc9309FetchRules,
  bing: bingFetchRules,
  yandex: yandexFetchRules,
  google2020: google2020FetchRules,
  standard1994: standard1994FetchRules,
  python: pythonFetchRules,
};

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
