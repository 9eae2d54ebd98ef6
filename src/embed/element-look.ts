import { elementTexts } from '../messages/element';
import type { Refusal } from './element-api';
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
  /** The frame's title: the one that the page gives, or one with its crawler and URL. */
  readonly title: string;
  /** The frame's colour scheme. */
  readonly scheme: string;
  /** Reason for a sentence above the content. */
  readonly failure: Refusal | null;
  /** A button that loads the frame; `loading` once it was pressed; null for none. */
  readonly offer: 'test' | 'loading' | null;
  /** The last answer, which is printed below the text. */
  readonly printed: string | null;
}

/** Returns what an element in this state shows. */
export function lookOf(state: ElementState): ElementLook {
  const { attributes, failure, isShown, verdict } = state;
  const hasOffer = !isShown && !failure && isOffered(state);
  return {
    // A text that the page sets late moves nothing.
    height: failure && failure !== 'no-text' ? null : state.height,
    covers: !failure && state.covers && FILE_VIEWS.test(readSetting(state, 'view') ?? 'both'),
    isShown,
    title:
      attributes.label ?? elementTexts.title([attributes.crawler, attributes.url].filter(Boolean).join(', ')),
    // Browsers paint a background behind a frame whose scheme differs from its element's.
    scheme: readSetting(state, 'theme') ?? '',
    failure,
    offer: hasOffer ? (state.isRequested ? 'loading' : 'test') : null,
    // Only the text in the page is printed.
    printed:
      !verdict || verdict.outcome === 'none' || state.text !== state.ownText
        ? null
        : `${verdict.crawler}, ${verdict.url}: ${verdict.sentence}`,
  };
}
