import type { ServerAnswer } from '../engine';
import { PLAIN_ANSWER } from '../engine/fetch';

/** A choice in the list of simulated answers. */
export interface Preset<Id extends string = PresetId> {
  readonly id: Id;
  /** The simulated part of the answer; absent parts stay unchanged. */
  readonly answer: Partial<ServerAnswer>;
}

/** The base of presets that change the sent answer: everything the site sends, nothing the crawler remembers. */
export const SENT = {
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

/** Number of redirects that Google and RFC 9309 follow. More of them are a separate choice. */
export const FOLLOWED = 5;

/** The choices, in display order. */
export const presets = [
  // Resets everything, including what the crawler remembers.
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

/** Id of a choice. */
export type PresetId = (typeof presets)[number]['id'];
