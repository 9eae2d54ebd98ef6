/*
 * Messages between a host page and the frame; described in docs/embed-protocol.md. Window messages carry a version and a nonce, everything else goes
 * through the one port that the host transfers.
 */
import type { Guess, Question, Verdict } from './element-api';

/** Protocol version of both sides. */
export const PROTOCOL_VERSION = 1;

/** The only messages between the windows: the frame's announcement (with a nonce), the host's ping (without) and its answer (with the nonce and one port). */
export interface WindowMessage {
  robotsTxtTester: typeof PROTOCOL_VERSION;
  nonce?: string | undefined;
}

/** The views of the frame, as host and frame name them: question and file, the file, the question, the verdict alone, the overview of the file. */
export const embedViews = ['both', 'editor', 'sentence', 'verdict', 'overview'] as const;
export type EmbedView = (typeof embedViews)[number];

/** The frame's colours; `auto` follows the system. */
export const embedThemes = ['light', 'dark', 'auto'] as const;
export type EmbedTheme = (typeof embedThemes)[number];

/** The parts of the question that a host can lock. */
export const lockable = ['crawler', 'url'] as const;
export type Lockable = (typeof lockable)[number];

/** The parts that a host can offer beside the file, in the order of their tabs. */
export const showable = ['why', 'problems', 'overview'] as const;
export type Showable = (typeof showable)[number];

/** Settings for a loaded frame. Absent values stay unchanged; null restores the frame's default. */
export interface SettingValues {
  crawler?: string | null | undefined;
  url?: string | null | undefined;
  engine?: string | null | undefined;
  view?: EmbedView | null | undefined;
  theme?: EmbedTheme | null | undefined;
  readonly?: boolean | null | undefined;
  /** The reader guesses the answer before it is shown. */
  quiz?: boolean | null | undefined;
  /** A line to highlight, counted from 1, or several as `readLines` reads them. */
  highlight?: number | string | null | undefined;
  /** The parts of the question that the reader can't change, separated by spaces. Other words mean nothing. */
  lock?: string | null | undefined;
  /** URLs to try, and what is expected of each, as `readUrls` reads them. */
  urls?: string | null | undefined;
  /** The parts offered beside the file, separated by spaces. Other words mean nothing. */
  show?: string | null | undefined;
}

/** Capabilities of the host. */
export interface Host {
  /** `auto`: the host follows the frame's reported height. */
  height: 'auto' | 'fixed';
  /** True if the host opens links for the frame. */
  opens: boolean;
}

/** All requests of a host: `{ id, method, value }`. */
export type Request = { id: number } & (
  | { method: 'hello'; value: Host }
  | { method: 'setText'; value: { text: string } }
  | { method: 'getText' }
  | { method: 'ask'; value: Question }
  | { method: 'showLine'; value: { line: number } }
  | { method: 'getShareLink' }
  | { method: 'set'; value: SettingValues }
  | { method: 'reset' }
);

/** Reason for refusing a request. */
export type RefusedBecause = 'busy' | 'invalid' | 'too-large' | 'no-answer';

/** Result of a request; `value` is present if the request asks for one. */
export type RequestResult = { ok: true; value?: unknown } | { ok: false; error: RefusedBecause };

/** The frame's answer to the request with the same id. */
export type Reply = { id: number } & RequestResult;

/** Events that the frame sends on its own. */
export type FrameEvent =
  | { event: 'ready' }
  | { event: 'verdict'; verdict: Verdict }
  /** The reader of a quiz has guessed; the verdict follows. */
  | { event: 'guess'; guess: Guess }
  /** The reader changed the text, or it was reset; its length in UTF-16 units. */
  | { event: 'change'; length: number }
  /** The height in CSS pixels that the frame's content needs. */
  | { event: 'height'; height: number }
  /** Asks the host to open a link. */
  | { event: 'open'; link: string };
