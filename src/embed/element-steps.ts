/* The steps that make up the answers of element-state.ts to events. */
import { frameAddress } from './element-address';
import type { Refusal } from './element-api';
import { type AttributeName, type SettingName, settingNames } from './element-attributes';
import { followHeight, type HeightLimits, heightFor, readHeight } from './element-height';
import type { Draft, ElementState, FrameMeasures } from './element-model';
import { REQUEST_TIMEOUT } from './element-requests';
import { changeSetting, keepVerdict, missingSettings, readSetting } from './element-settings';
import type { SourceText } from './element-text';
import type { FrameEvent } from './protocol';

/** Milliseconds without a change until the reader's text is kept, in case the page moves the element. */
const KEEP_DELAY = 300;
/** Milliseconds until settings that the frame refused as `busy` are sent again. */
const RETRY_DELAY = 1_000;

/** Returns the limits of the element's height, in CSS pixels. */
function limitsOf(state: ElementState): HeightLimits {
  const { height, 'max-height': max } = state.attributes;
  return readHeight(height, max, readSetting(state, 'view'));
}

/** Returns true if the frame is loaded by a button. */
export function isOffered(state: ElementState): boolean {
  return state.attributes.loading === 'click' && state.text !== null && state.isPlain;
}

/** Returns true for the attributes that are also settings of the frame. */
export function isSetting(name: AttributeName): name is SettingName {
  return (settingNames as readonly string[]).includes(name);
}

/** The element has been connected to the page. */
export function entered(draft: Draft): void {
  draft.stage = 'entered';
  draft.failure = null;
  resize(draft, limitsOf(draft).start);
  draft.effects.push(['read']);
}

/** The element has been removed from the page. */
export function left(draft: Draft): void {
  draft.stage = 'out';
  draft.isRequested = draft.hasPort = draft.isShown = false;
  draft.isBlock = draft.covers = false;
  draft.unanswered = 0;
  draft.effects.push(['end']);
}

/** Begins anew, with another content or another tester. */
export function reenter(draft: Draft): void {
  left(draft);
  entered(draft);
}

/** Replaces the frame's text by the one in the page if that has changed. If it hasn't, `setText` or the reader may have replaced it. */
export function takeText(draft: Draft, { text, isPlain }: SourceText): void {
  draft.isPlain = isPlain;
  if (!isPlain || draft.textCalls > 0 || text === null || text === draft.ownText) return;
  draft.text = draft.ownText = text;
  draft.isEdited = false;
  sendMissing(draft);
}

/** Waits until the frame should load: for a click if the page says so and there is a text, else for the reader to come near. */
export function wait(draft: Draft): void {
  if (draft.stage !== 'read') return;
  draft.effects.push(['watch', !isOffered(draft)]);
  if (draft.isRequested || draft.attributes.loading === 'eager') draft.effects.push(['queue']);
}

/** Creates the frame, or says why there can be none. */
export function load(draft: Draft, measures: FrameMeasures | null): void {
  if (draft.stage !== 'read' || !measures) return;
  const { theme, height, above, base } = measures;
  draft.effects.push(['watch', false]);
  const tester = testerAddress(draft.attributes.tester || draft.home, base);
  const hasNoText = draft.text === null && draft.textCalls === 0;
  if (hasNoText && !draft.isPlain) refuse(draft, 'not-plain-text');
  // A call without a text, for example of `ask`, is about an empty file.
  else if (hasNoText && !draft.isRequested) refuse(draft, 'no-text');
  else if (tester === null) refuse(draft, 'invalid');
  else {
    draft.theme = theme;
    const { address, left } = frameAddress(new URL('embed/', tester).href, [
      ...settingNames.map((name) => [name, readSetting(draft, name)] as const),
      ['text', draft.text] as const,
    ]);
    draft.missing = left.filter((name) => name !== 'text');
    draft.sentText = left.includes('text') ? null : draft.text;
    draft.refusal = null;
    draft.stage = 'framed';
    // The frame takes the place of the content without moving anything.
    draft.height ??= heightFor(height + (draft.covers ? above : 0));
    draft.effects.push(['createFrame', address], ['timer', silenceEnded, REQUEST_TIMEOUT]);
  }
}

/** Returns the address of the tester's folder, or null if there is none on the web. */
function testerAddress(written: string, base: string): string | null {
  try {
    const { href } = new URL((written || '//').replace(/\/?$/, '/'), base);
    return /^https?:/.test(href) ? href : null;
  } catch {
    // `//` and others aren't addresses.
    return null;
  }
}

/** Rejects all requests and reports why no frame is loaded. */
function refuse(draft: Draft, reason: Refusal): void {
  draft.effects.push(['refuse', reason]);
  fail(draft, reason);
}

/** Shows the element's own content again, and reports the reason to the page. */
function fail(draft: Draft, reason: Refusal): void {
  if (draft.failure) return;
  draft.failure = reason;
  draft.isShown = false;
  draft.effects.push(['emit', 'error', { reason }]);
}

/** Shows a frame that is ready once it has its text, and tells the page. */
export function reveal(draft: Draft): void {
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

function resize(draft: Draft, height: number | null): void {
  if (height !== null || draft.stage !== 'framed') draft.height = height;
}

/** Returns to the height that the attributes set, and lets the frame report its own. */
export function startHeight(draft: Draft): void {
  resize(draft, limitsOf(draft).start);
  if (draft.hasPort) hello(draft);
}

/** Tells the frame what the element does for it. */
export function hello(draft: Draft): void {
  const height = limitsOf(draft).auto ? 'auto' : 'fixed';
  draft.effects.push(['send', 'hello', { height, opens: true }]);
}

/** Marks a setting that the page has changed, to be sent once the page has set its other attributes. */
export function changed(draft: Draft, name: SettingName): void {
  changeSetting(draft, name);
  if (draft.hasPort) draft.effects.push(['sendSoon']);
}

/** Sends text and settings that the frame doesn't have. */
export function sendMissing(draft: Draft): void {
  const { effects, missing, text } = draft;
  if (!draft.hasPort) return;
  if (text !== null && text !== draft.sentText) {
    draft.sentText = text;
    draft.unanswered++;
    effects.push(['send', 'setText', { text }, textAnswered]);
  }
  if (missing.length === 0) return;
  // In one request, because frameworks set attributes one by one.
  effects.push(['send', 'set', missingSettings(draft), settingsAnswered, missing]);
  draft.missing = [];
}

/** The frame has sent an event, at a time in ms. */
export function frameChanged(draft: Draft, data: FrameEvent, time: number): void {
  const { effects } = draft;
  if (!draft.hasPort) return;
  switch (data.event) {
    case 'ready':
      draft.isReady = true;
      reveal(draft);
      break;
    case 'verdict':
      keepVerdict(draft, data.verdict);
      effects.push(['emit', 'verdict', data.verdict]);
      break;
    case 'guess':
      effects.push(['emit', 'guess', data.guess]);
      break;
    case 'change':
      draft.isEdited = true;
      effects.push(['timer', editEnded, KEEP_DELAY], ['emit', 'change', { length: data.length }]);
      break;
    case 'height': {
      const limits = limitsOf(draft);
      if (limits.auto) followHeight(draft, data.height, limits, time);
      break;
    }
    case 'open':
      effects.push(['open', data.link]);
      break;
  }
}

/** The frame has had its time. */
function silenceEnded(draft: Draft): void {
  if (!draft.isShown) fail(draft, 'no-answer');
}

/** The reader has paused. */
function editEnded({ effects }: Draft): void {
  effects.push(['send', 'getText', null, editAnswered]);
}

function editAnswered(draft: Draft, refusal: Refusal | null, text: unknown): void {
  if (!refusal) draft.text = draft.sentText = text as string;
}

function textAnswered(draft: Draft, refusal: Refusal | null): void {
  // After the frame has been removed, its answer no longer counts.
  if (!draft.hasPort) return;
  draft.unanswered--;
  draft.refusal = refusal;
  reveal(draft);
}

function settingsAnswered(
  draft: Draft,
  refusal: Refusal | null,
  _: unknown,
  names: readonly SettingName[],
): void {
  if (refusal !== 'busy') return;
  for (const name of names) changeSetting(draft, name);
  draft.effects.push(['timer', sendMissing, RETRY_DELAY]);
}
