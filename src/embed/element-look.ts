import type { Refusal, Verdict } from './element-api';
import type { ElementState } from './element-model';
import { readSetting } from './element-settings';
import { isOffered } from './element-steps';

/** Views that show the file, so that a frame can cover the block with it. */
const FILE_VIEWS = /^(both|editor)$/;

/** Everything that the box shows. */
export interface ElementLook {
  /** Height in CSS pixels; null for the height of the element's own content. */
  readonly height: number | null;
  /** True if the height includes the block before the element. */
  readonly covers: boolean;
  /** True if the frame is shown instead of the content. */
  readonly isShown: boolean;
  /** The frame's title if the page gives one. */
  readonly label: string | undefined;
  /** The crawler and the URL that the page gives, for the usual title. */
  readonly question: string;
  /** The frame's colour scheme. */
  readonly scheme: string;
  /** Reason for a sentence above the content. */
  readonly failure: Refusal | null;
  /** A button that loads the frame; `loading` once it was pressed; null for none. */
  readonly offer: 'test' | 'loading' | null;
  /** The verdict that is printed below the text. */
  readonly printed: Verdict | null;
}

/** Returns what an element in this state shows. */
export function lookOf(state: ElementState): ElementLook {
  const { attributes, failure, isShown, verdict } = state;
  const hasOffer = /read|framed/.test(state.stage) && !isShown && !failure && isOffered(state);
  return {
    // A text that the page sets late moves nothing.
    height: failure && failure !== 'no-text' ? null : state.height,
    covers: !failure && state.covers && FILE_VIEWS.test(readSetting(state, 'view') ?? 'both'),
    isShown,
    label: attributes.label,
    question: [attributes.crawler, attributes.url].filter(Boolean).join(', '),
    // Browsers paint a background behind a frame whose scheme differs from its element's.
    scheme: readSetting(state, 'theme') ?? '',
    failure,
    offer: hasOffer ? (state.isRequested ? 'loading' : 'test') : null,
    // Only the text in the page is printed.
    printed: !verdict || verdict.outcome === 'none' || state.isEdited || state.textCalls > 0 ? null : verdict,
  };
}
