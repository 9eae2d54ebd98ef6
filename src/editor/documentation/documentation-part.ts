import type { EditorState } from '@codemirror/state';
import { type CardEntry, cardSources } from '../card/card-source';
import { cards } from '../card/cards';
import { sourcesElement, wordsElement } from '../card/words-element';
import type { EditorPart } from '../part';
import type { Documentation } from './documentation';
import { type DocumentedPlace, placeAt } from './place-at';

/** Source of the explanations. */
export interface DocumentationSource {
  readonly labels: {
    /** Label before the links. */
    readonly sources: string;
    /** Hidden text after a link that opens in a new tab, for screen readers. */
    readonly newTab: string;
  };
  /** Returns null if there is no explanation. */
  about(place: DocumentedPlace): Promise<Documentation | null>;
}

/** Explains fields, names and signs in the cards under the pointer and at the caret. At the caret, the line's problems come first. */
export function documentationPart(source: DocumentationSource, cardName: string): EditorPart {
  const entriesFor = (place: DocumentedPlace | null): Promise<readonly CardEntry[]> | null =>
    place === null
      ? null
      : source.about(place).then((known) => (known === null ? [] : [entry(place, known, source)]));
  return {
    extension: [
      cardSources.of({
        at: (state, offset) => entriesFor(placeAt(state, offset)),
        atCaret: (state) => entriesFor(placeAtCaret(state)),
      }),
      cards(cardName),
    ],
  };
}

/** Returns the place after the caret, else the one before it, else the line's field. */
function placeAtCaret(state: EditorState): DocumentedPlace | null {
  const { head } = state.selection.main;
  const { from, text } = state.doc.lineAt(head);
  const begin = from + text.length - text.trimStart().length;
  return placeAt(state, head) ?? (head > from ? placeAt(state, head - 1) : null) ?? placeAt(state, begin);
}

function entry(
  { from, to }: DocumentedPlace,
  { title, text, sources }: Documentation,
  { labels }: DocumentationSource,
): CardEntry {
  return {
    from,
    to,
    draw() {
      const element = document.createElement('div');
      element.className = 'cm-card-entry';
      element.append(
        wordsElement('strong', 'cm-card-title', title),
        ...text.map((paragraph) => wordsElement('p', 'cm-card-text', paragraph)),
        ...(sources.length > 0 ? [sourcesElement(labels.sources, sources, labels.newTab)] : []),
      );
      return element;
    },
  };
}
