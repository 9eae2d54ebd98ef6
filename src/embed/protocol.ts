/*
 * What a host page and the frame say to each other; docs/embed-protocol.md is the same for people. Window messages carry a version and a
 * nonce, everything else goes through the one port that the host transfers.
 */
import type { Question, Verdict } from './element-api';

/** The version that both sides speak. */
export const PROTOCOL_VERSION = 1;

/** The only messages between the windows: the frame's announcement (with its nonce), the host's ping (without), the host's answer (with it, and one port). */
export interface WindowMessage {
  robotsTxtTester: typeof PROTOCOL_VERSION;
  nonce?: string | undefined;
}

/** What the frame shows. */
export type View = 'both' | 'editor' | 'sentence';

/** The frame's colours; `auto` follows the system. */
export type Theme = 'light' | 'dark' | 'auto';

/** What the frame's parameters set, after loading: an absent value stays as it is, null goes back to the frame's default. */
export interface Settings {
  crawler?: string | null | undefined;
  url?: string | null | undefined;
  engine?: string | null | undefined;
  view?: View | null | undefined;
  theme?: Theme | null | undefined;
  readonly?: boolean | null | undefined;
  /** A line to be marked, counted from 1. */
  highlight?: number | null | undefined;
}

/** What the host does for the frame. */
export interface Host {
  /** `auto`: the host follows the frame's own height. */
  height: 'auto' | 'fixed';
  /** True where the host opens links for the frame. */
  opens: boolean;
}

/** Everything a host may ask for: `{ id, method, value }`. */
export type Request = { id: number } & (
  | { method: 'hello'; value: Host }
  | { method: 'setText'; value: { text: string } }
  | { method: 'getText' }
  | { method: 'ask'; value: Question }
  | { method: 'showLine'; value: { line: number } }
  | { method: 'getShareLink' }
  | { method: 'set'; value: Settings }
);

/** Why the frame refuses a request. */
export type RefusedBecause = 'busy' | 'invalid' | 'too-large' | 'no-answer';

/** What became of a request; `value` is what was asked for, where it was. */
export type Answer = { ok: true; value?: unknown } | { ok: false; error: RefusedBecause };

/** The frame's answer to the request with the same id. */
export type Reply = { id: number } & Answer;

/** What the frame tells unasked. */
export type FrameEvent =
  | { event: 'ready' }
  | { event: 'verdict'; verdict: Verdict }
  /** The text changed; its length in UTF-16 units. */
  | { event: 'change'; length: number }
  /** The height in CSS pixels that the frame's content needs. */
  | { event: 'height'; height: number }
  /** A link that the host is asked to open. */
  | { event: 'open'; link: string };
