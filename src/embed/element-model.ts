import type { Refusal, RobotsTxtTesterEventMap } from './element-api';
import type { FollowedHeight } from './element-height';
import type { FrameSettings } from './element-settings';
import type { Host, SettingValues } from './protocol';

/** State of an element and its frame. An element may be moved, so it can enter and leave the page many times. */
export interface ElementState extends Readonly<FrameSettings>, Readonly<FollowedHeight> {
  /** `out`: not in the page. `entered`: its content hasn't been read. `read`: it waits until it should load. `framed`: it has a frame. */
  readonly stage: 'out' | 'entered' | 'read' | 'framed';
  /** Address of the folder with the tester of the frame; empty before the first frame. */
  readonly folder: string;
  /** Time in ms at which the frame last opened a link. */
  readonly lastOpened: number;
  readonly hasPort: boolean;
  /** True once the frame has said that it is ready, until it is shown. */
  readonly isReady: boolean;
  readonly isShown: boolean;
  /** Reason for which the element shows its own content at its own height instead of the frame. */
  readonly failure: Refusal | null;
  /** True after a request: the frame then loads even outside the viewport. */
  readonly isRequested: boolean;

  /** Text for the frame: `ownText` until `setText` or the reader replaces it. Null if there is none; the frame then keeps its text. */
  readonly text: string | null;
  /** The text in the page, as it was read last. */
  readonly ownText: string | null;
  /** False if the content may differ from its author's plain text, so it isn't sent. */
  readonly isPlain: boolean;
  /** Number of texts that were sent and that the frame hasn't answered, and its last refusal of one. */
  readonly unanswered: number;
  readonly refusal: Refusal | null;
  /** Number of calls of `setText` that the frame hasn't refused: then the text in the page no longer counts. */
  readonly textCalls: number;

  /** True if the text is from the block before the element. */
  readonly isBlock: boolean;
  /** True if the frame covers that block. */
  readonly covers: boolean;

  /** Effects of the last event, in the order in which they are run. */
  readonly effects: readonly ElementEffect[];
}

/** The state after an event as far as it has been found out. */
export type ElementDraft = { -readonly [Key in keyof ElementState]: ElementState[Key] } & {
  readonly effects: ElementEffect[];
};

/** An event: changes the draft, and adds effects to it. Steps are pure but for that. */
export type Step<Details extends readonly unknown[] = readonly []> = (
  draft: ElementDraft,
  ...details: Details
) => void;

/** Measures for a new frame. `height` and `above`, the height of the block, are in CSS pixels; `folder` is the tester's address, empty if it isn't usable. */
export interface FrameMeasures {
  readonly theme: string;
  readonly height: number;
  readonly above: number;
  readonly folder: string;
}

/** The frame's answer to a request of an effect: its refusal, or the reply's value. */
export type ReplyStep = Step<[refusal: Refusal | null, value: unknown]>;

/** Requests whose result no caller waits for, and the event with which the frame's answer comes back. */
export type ElementRequest =
  | [method: 'hello', value: Host, reply?: undefined]
  | [method: 'setText', value: { text: string }, reply: ReplyStep]
  | [method: 'set', value: SettingValues, reply: ReplyStep]
  | [method: 'getText', value: null, reply: ReplyStep];

/** An event for the page. */
export type PageEvent = {
  [Name in keyof RobotsTxtTesterEventMap]: [name: Name, detail: RobotsTxtTesterEventMap[Name]['detail']];
}[keyof RobotsTxtTesterEventMap];

/** Everything that the element does to the page besides its look (`lookOf`). */
export type ElementEffect =
  /** Reads the content once it has been parsed: `contentRead` follows. */
  | [type: 'read']
  /** Begins or ends to wait for the reader: `seen` follows. */
  | [type: 'watch', isOn: boolean]
  /** `seen` follows when it is this element's turn. */
  | [type: 'queue']
  | [type: 'createFrame', address: string]
  | [type: 'send', ...ElementRequest]
  /** `sendMissing` follows, once the page has set its other attributes. */
  | [type: 'sendSoon']
  /** The step follows after a time in ms, unless it is started anew or the element is removed. */
  | [type: 'timer', step: Step, time: number]
  | [type: 'emit', ...PageEvent]
  /** Opens an address in a new window. */
  | [type: 'open', address: string]
  /** Rejects all requests. */
  | [type: 'refuse', reason: Refusal]
  /** Removes the frame, and ends everything that was begun. */
  | [type: 'end'];

/** The details of an effect, behind its type. */
export type EffectDetails<Type> =
  Extract<ElementEffect, readonly [Type, ...unknown[]]> extends readonly [unknown, ...infer Details]
    ? Details
    : never;
