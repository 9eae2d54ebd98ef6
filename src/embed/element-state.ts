/*
 * Decides what an element does: `nextState` returns the state after an event, and the effects for element-embedding.ts to run. Everything here is pure. The
 * events that the page causes are here, those of the frame in element-steps.ts.
 */
import { type AttributeName, frameParameters } from './element-attributes';
import type { ElementDraft, ElementState, FrameMeasures, Step } from './element-model';
import {
  changed,
  hello,
  isSetting,
  load,
  reenter,
  reveal,
  sendMissing,
  startHeight,
  takeText,
  wait,
} from './element-steps';
import type { SourceText } from './element-text';

/** Returns the state of a new element. */
export function initialState(): ElementState {
  return {
    stage: 'out',
    folder: '',
    lastOpened: -Infinity,
    hasPort: false,
    isReady: false,
    isShown: false,
    failure: null,
    isRequested: false,
    height: null,
    changes: [],
    attributes: {},
    theme: null,
    missing: [],
    first: {},
    text: null,
    ownText: null,
    isPlain: true,
    unanswered: 0,
    refusal: null,
    textCalls: 0,
    isBlock: false,
    covers: false,
    effects: [],
    verdict: null,
  };
}

/** Returns the state after an event, with the effects of the event. */
export function nextState<Details extends readonly unknown[]>(
  before: ElementState,
  step: Step<Details>,
  ...details: Details
): ElementState {
  const draft: ElementDraft = { ...before, effects: [] };
  step(draft, ...details);
  return draft;
}

/** The element's content has been read, or the block before it. */
export function contentRead(draft: ElementDraft, source: SourceText, isBlock: boolean): void {
  draft.stage = 'read';
  draft.isBlock = draft.covers = isBlock;
  takeText(draft, source);
  wait(draft);
}

/** The block before the element has changed; null if it was removed. */
export function blockChanged(draft: ElementDraft, source: SourceText | null): void {
  if (source) takeText(draft, source);
  else reenter(draft);
}

/** The page has changed an attribute; null if it is absent. */
export function attributeChanged(draft: ElementDraft, name: AttributeName, value: string | null): void {
  draft.attributes = { ...draft.attributes, [name]: value ?? undefined };
  if (isSetting(name)) changed(draft, name);
  if (name === 'loading') wait(draft);
  // Restarts even without a frame, because the previous address may have been unusable.
  if (name === 'tester' && /read|framed/.test(draft.stage)) reenter(draft);
  // The view decides the default.
  if (/height/.test(name) || (name === 'view' && draft.attributes.height === undefined)) startHeight(draft);
}

/** The theme for the frame has changed: that of an attribute, or of the page around the element. */
export function themeChanged(draft: ElementDraft, theme: string): void {
  draft.theme = theme;
  changed(draft, 'theme');
}

/** A method was called, or the button pressed. There are no measures if the element can't load yet. */
export function requested(draft: ElementDraft, measures: FrameMeasures | null): void {
  draft.isRequested = draft.stage !== 'out';
  if (draft.isRequested) load(draft, measures);
  else draft.effects.push(['refuse', 'removed']);
}

/** The page has called `setText`. */
export function textCalled(draft: ElementDraft): void {
  draft.textCalls++;
  draft.covers &&= draft.isShown;
}

/** The frame has taken the text of a call of `setText`, or refused it if that is null. */
export function textCallAnswered(draft: ElementDraft, text: string | null): void {
  if (text !== null) {
    draft.text = text;
    // The frame may have refused the text before.
    draft.refusal = null;
    reveal(draft);
  } else if (--draft.textCalls === 0) draft.covers = draft.isBlock;
}

/** There is a port to the frame, or a new one after it was reloaded. */
export function greeted(draft: ElementDraft): void {
  // The frame was reloaded with its address, which may lack the latest settings: send all.
  if (draft.hasPort) draft.missing = frameParameters;
  draft.hasPort = true;
  hello(draft);
  sendMissing(draft);
}
