/* The steps that make up the answers of element-state.ts to events. */
import { frameAddress, resolveAddress } from './element-address';
import type { Refusal } from './element-api';
import {
  type AttributeName,
  type FrameParameter,
  frameParameters,
  type SettingName,
  settingNames,
} from './element-attributes';
import { followHeight, type HeightLimits, heightFor, readHeight } from './element-height';
import type { ElementDraft, ElementState, FrameMeasures } from './element-model';
import { REQUEST_TIMEOUT } from './element-requests';
import { changeSetting, keepVerdict, readSetting, settingValues } from './element-settings';
import type { SourceText } from './element-text';
import type { FrameEvent } from './protocol';

/** Milliseconds without a change until the reader's text is kept, in case the page moves the element. */
const KEEP_DELAY = 300;
/** Milliseconds until settings that the frame refused as `busy` are sent again. */
const RETRY_DELAY = 1_000;
/** Least milliseconds between two links that the frame opens. */
const LINK_PAUSE = 1_000;

/** Returns the limits of the element's height, in CSS pixels. */
function limitsOf(state: ElementState): HeightLimits {
  return readHeight(state.attributes, readSetting(state, 'view'));
}

/** Returns true if the frame is loaded by a button. */
export function isOffered(state: ElementState): boolean {
  return state.attributes.loading === 'click' && state.text !== null && state.isPlain;
}

/** Returns true for the attributes that are also settings of the frame. */
export function isSetting(name: AttributeName | FrameParameter): name is SettingName {
  return (settingNames as readonly string[]).includes(name);
}

/** The element has been connected to the page. */
export function entered(draft: ElementDraft): void {
  draft.stage = 'entered';
  draft.failure = null;
  startHeight(draft);
  draft.effects.push(['read']);
}

/** The element has been removed from the page. */
export function left(draft: ElementDraft): void {
  draft.stage = 'out';
  draft.isRequested = draft.hasPort = draft.isReady = draft.isShown = draft.isBlock = draft.covers = false;
  draft.effects.push(['end']);
}

/** Begins anew, with another content or another tester. */
export function reenter(draft: ElementDraft): void {
  left(draft);
  entered(draft);
}

/** Replaces the frame's text by the one in the page if that has changed. If it hasn't, `setText` or the reader may have replaced it. */
export function takeText(draft: ElementDraft, { text, isPlain }: SourceText): void {
  draft.isPlain = isPlain;
  if (!isPlain || draft.textCalls > 0 || text === null || text === draft.ownText) return;
  draft.text = draft.ownText = text;
  draft.missing = [...draft.missing, 'text'];
  sendMissing(draft);
}

/** Waits until the frame should load: for a click if the page says so and there is a text, else for the reader to come near. */
export function wait(draft: ElementDraft): void {
  if (draft.stage !== 'read') return;
  draft.effects.push(['watch', !isOffered(draft)]);
  if (draft.isRequested || draft.attributes.loading === 'eager') draft.effects.push(['queue']);
}

/** Creates the frame, or says why there can be none. */
export function load(draft: ElementDraft, measures: FrameMeasures | null): void {
  if (draft.stage !== 'read' || !measures) return;
  const { isPlain, text } = draft;
  draft.effects.push(['watch', false]);
  draft.folder = measures.folder;
  let refusal: Refusal | null = draft.folder ? null : 'invalid';
  // A call without a text, for example of `ask`, is about an empty file.
  if (text === null && draft.textCalls === 0 && !(isPlain && draft.isRequested))
    refusal = isPlain ? 'no-text' : 'not-plain-text';
  if (refusal) {
    draft.effects.push(['refuse', refusal]);
    fail(draft, refusal);
    return;
  }
  draft.theme = measures.theme;
  const { address, left } = frameAddress(
    `${draft.folder}embed/`,
    frameParameters.map((name) => [name, name === 'text' ? text : readSetting(draft, name)] as const),
  );
  draft.missing = left;
  // An element without a text failed for it; its frame may fail for another reason.
  draft.failure = draft.refusal = null;
  draft.stage = 'framed';
  // The frame takes the place of the content without moving anything.
  draft.height ??= heightFor(measures.height + (draft.covers ? measures.above : 0));
  draft.effects.push(['createFrame', address], ['timer', silenceEnded, REQUEST_TIMEOUT]);
}

/** Shows the element's own content again, and reports the reason to the page. */
function fail(draft: ElementDraft, reason: Refusal): void {
  if (draft.failure) return;
  draft.failure = reason;
  draft.isShown = false;
  draft.effects.push(['emit', 'error', { reason }]);
}

/** Shows a frame that is ready once it has its text, and tells the page. */
export function reveal(draft: ElementDraft): void {
  if (!draft.isReady || draft.unanswered > 0) return;
  if (draft.refusal) {
    fail(draft, draft.refusal);
    return;
  }
  draft.failure = null;
  draft.isReady = false;
  draft.isShown = true;
  draft.effects.push(['emit', 'ready', null]);
}

/** Returns to the height that the attributes set, and lets the frame report its own. */
export function startHeight(draft: ElementDraft): void {
  const { start } = limitsOf(draft);
  if (start !== null || draft.stage !== 'framed') draft.height = start;
  if (draft.hasPort) hello(draft);
}

/** Tells the frame what the element does for it. */
export function hello(draft: ElementDraft): void {
  const height = limitsOf(draft).auto ? 'auto' : 'fixed';
  draft.effects.push(['send', 'hello', { height, opens: true }]);
}

/** Marks a setting that the page has changed, to be sent once the page has set its other attributes. */
export function changed(draft: ElementDraft, name: SettingName): void {
  changeSetting(draft, name);
  if (draft.hasPort) draft.effects.push(['sendSoon']);
}

/** Sends text and settings that the frame doesn't have. */
export function sendMissing(draft: ElementDraft): void {
  const { effects, missing, text } = draft;
  if (!draft.hasPort) return;
  draft.missing = [];
  if (missing.includes('text') && text !== null) {
    draft.unanswered++;
    effects.push(['send', 'setText', { text }, textAnswered]);
  }
  const names = missing.filter(isSetting);
  if (names.length === 0) return;
  /** Sends these settings again to a frame that was busy. */
  const settingsAnswered = (later: ElementDraft, refusal: Refusal | null): void => {
    if (refusal !== 'busy') return;
    for (const name of names) changeSetting(later, name);
    later.effects.push(['timer', sendMissing, RETRY_DELAY]);
  };
  // In one request, because frameworks set attributes one by one.
  effects.push(['send', 'set', settingValues(draft, names), settingsAnswered]);
}

/** The frame has sent an event, at a time in ms. */
export function frameChanged(draft: ElementDraft, data: FrameEvent, time: number): void {
  const { effects } = draft;
  if (!draft.hasPort) return;
  switch (data.event) {
    case 'ready':
      draft.isReady = true;
      reveal(draft);
      break;
    case 'verdict':
      keepVerdict(draft, data.verdict);
      effects.push(['emit', data.event, data.verdict]);
      break;
    case 'guess':
      effects.push(['emit', data.event, data.guess]);
      break;
    case 'change':
      effects.push(['timer', editEnded, KEEP_DELAY], ['emit', data.event, { length: data.length }]);
      break;
    case 'height': {
      const limits = limitsOf(draft);
      if (limits.auto) followHeight(draft, data.height, limits, time);
      break;
    }
    case 'open': {
      // Compared as browsers resolve it: `/tester/../admin` starts with the folder's address, but leads out of it.
      const address = resolveAddress(data.link);
      if (!address.startsWith(draft.folder) || time - draft.lastOpened < LINK_PAUSE) return;
      draft.lastOpened = time;
      effects.push(['open', address]);
      break;
    }
  }
}

/** The frame has had its time, or says that it can't start. */
export function silenceEnded(draft: ElementDraft): void {
  if (!draft.isShown) fail(draft, 'no-answer');
}

/** The reader has paused. */
function editEnded({ effects }: ElementDraft): void {
  effects.push(['send', 'getText', null, editAnswered]);
}

function editAnswered(draft: ElementDraft, refusal: Refusal | null, text: unknown): void {
  if (!refusal) draft.text = text as string;
}

function textAnswered(draft: ElementDraft, refusal: Refusal | null): void {
  draft.unanswered--;
  draft.refusal = refusal;
  reveal(draft);
}
