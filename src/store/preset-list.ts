import type { ServerAnswer } from '../engine';
import { PLAIN_ANSWER } from '../engine/fetch';

/** A choice in the list of answers. */
export interface Preset<Id extends string = PresetId> {
  readonly id: Id;
  /** What it supposes; what it does not name stays. */
  readonly answer: Partial<ServerAnswer>;
}

/** What an answer of its own kind begins with: all that the site sends, nothing that the reader remembers. */
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

/** More redirects than this are a choice of their own: what Google and RFC 9309 follow. */
export const FOLLOWED = 5;

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
