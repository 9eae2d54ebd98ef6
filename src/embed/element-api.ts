/*
 * Types of the custom element <robots-txt-tester>, for programs that use it. This file is published unchanged as embed/v1.d.ts, so it imports nothing.
 */

/** A question for the tester. Absent parts stay unchanged in the frame. */
export interface Question {
  /** A crawler's name or a whole User-Agent header; at most 4,096 UTF-16 units. */
  crawler?: string | undefined;
  /** A full URL or a path; at most 8,192 UTF-16 units. */
  url?: string | undefined;
  /** Id of the rules to use, for example `google` or `rfc9309`. */
  engine?: string | undefined;
}

/** The answer to a question, and what decides it. */
export interface Verdict {
  /**
   * `allowed` and `disallowed`: the crawler may or may not crawl the URL. `undefined`: the engine gives no answer. `not-applicable`: the
   * file does not decide it. `none`: the question is not complete, or the reader of a quiz hasn't guessed yet.
   */
  outcome: 'allowed' | 'disallowed' | 'undefined' | 'not-applicable' | 'none';
  /** The deciding line, counted from 1; 0 if no line decides. */
  line: number;
  /** The deciding rule as written in the file; null if no rule decides. */
  rule: string | null;
  /** The answer as a sentence; empty before the guess in a quiz. */
  sentence: string;
  /** The question that was answered. */
  crawler: string;
  url: string;
  engine: string;
}

/** A reader's guess in a quiz. */
export interface Guess {
  guess: 'allowed' | 'disallowed';
  /** True if that is the verdict's outcome. */
  right: boolean;
}

/**
 * The message of the Error with which a method rejects; its name is `RobotsTxtTesterError`.
 * `busy`: more than 20 requests within a second. `invalid`: a value of the wrong type, or no usable `tester` address. `too-large`: more than
 * 512,000 bytes of text, or a link that no browser would open. `no-answer`: the frame does not load or does not answer within 15 seconds.
 * `removed`: the element is not in the page. `not-plain-text`: the element's content is not one block of plain text.
 * `no-text`: the element is empty, there is no code block before it, and no method was called; only in the event `error`.
 */
export type Refusal =
  | 'busy'
  | 'invalid'
  | 'too-large'
  | 'no-answer'
  | 'removed'
  | 'not-plain-text'
  | 'no-text';

/** The element's own events. They bubble and cross shadow roots, except `error`. */
export interface RobotsTxtTesterEventMap {
  /** The frame is visible and answers. Fires again if the frame is reloaded. */
  ready: CustomEvent<null>;
  /** There is a new answer. In a quiz, its outcome is `none` before the guess. */
  verdict: CustomEvent<Verdict>;
  /** The reader of a quiz has guessed. The event `verdict` follows. */
  guess: CustomEvent<Guess>;
  /** The reader changed the text, or it was reset; its length in UTF-16 units. Call `getText` for the text. */
  change: CustomEvent<{ length: number }>;
  /**
   * The element shows its own content instead of the frame. `ready` follows if the frame answers later. Like a browser's own `error` events, it does
   * not bubble.
   */
  error: CustomEvent<{ reason: Refusal }>;
}

/** `<robots-txt-tester>`. Every method loads the frame first if it isn't loaded yet, and rejects as described at `Refusal`. */
export interface RobotsTxtTesterElement extends HTMLElement {
  /** The last verdict; null before the first. For programs that begin to listen after the event. */
  readonly verdict: Verdict | null;
  /** Replaces the text; at most 512,000 bytes as UTF-8. */
  setText(text: string): Promise<void>;
  /** Returns the editor's text with LF line ends. */
  getText(): Promise<string>;
  /** Puts the question into the frame's fields and returns its answer. */
  ask(question: Question): Promise<Verdict>;
  /** Scrolls a line of the editor into view, counted from 1. The focus stays where it is. */
  showLine(line: number): Promise<void>;
  /** Puts back the file and the question that the page gave, as the reader's own button does. */
  reset(): Promise<void>;
  /** Returns a link that opens the tester with this text and question. Both are in the fragment, which servers never see. */
  getShareLink(): Promise<string>;

  addEventListener<K extends keyof RobotsTxtTesterEventMap>(
    type: K,
    listener: (this: RobotsTxtTesterElement, event: RobotsTxtTesterEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof RobotsTxtTesterEventMap>(
    type: K,
    listener: (this: RobotsTxtTesterElement, event: RobotsTxtTesterEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'robots-txt-tester': RobotsTxtTesterElement;
  }
}
