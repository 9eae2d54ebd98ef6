import type { EditorState } from '@codemirror/state';
import { type CardEntry, cardSources } from '../card/card-source';
import { cards } from '../card/cards';
import { sourcesElement, wordsElement } from '../card/words-element';
import type { EditorPart } from '../part';
import type { Documentation } from './documentation';
import { type DocumentedPlace, placeAt } from './place-at';

/** Where the editor gets from what it explains. */
export interface DocumentationSource {
  readonly labels: {
    /** In front of the links. */
    readonly sources: string;
    /** Behind a link that opens elsewhere, for screen readers. */
    readonly newTab: string;
  };
  /** Null where nothing is known. */
  about(place: DocumentedPlace): Promise<Documentation | null>;
}

/** Explains fields, names and signs in the card under the pointer, and in the one at the caret behind the problems of the line. */
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

/** What the caret stands in front of, else what it stands behind, else the field of the line. */
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
