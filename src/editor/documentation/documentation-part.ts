import type { EditorState } from '@codemirror/state';
import { type CardEntry, cardSources } from '../card/card-source';
import { cards } from '../card/cards';
import type { EditorPart } from '../part';
import type { Documentation, RuleDocumentation } from './documentation';
import { type DocumentationLabels, drawDocumentation, drawPending } from './draw-documentation';
import { type DocumentedPlace, placeAt, type RulePlace, rulePlaceAt, rulePlaceIn } from './place-at';

/** Milliseconds after which a card opens without the effect of a rule, which is then added when it is known. */
const ANSWER_TIMEOUT = 250;

/** Source of the explanations. */
export interface DocumentationSource {
  readonly labels: DocumentationLabels;
  /** Returns null if there is no explanation. */
  about(place: DocumentedPlace): Promise<Documentation | null>;
  /** Describes what a rule does, which may take seconds. Null if that isn't known or the rules aren't used. */
  aboutRule(place: RulePlace): Promise<RuleDocumentation | null>;
}

/**
 * Explains rules, fields, names and signs in the cards under the pointer and at the caret. At the caret, the line's problems come first, then its rule.
 */
export function documentationPart(source: DocumentationSource): EditorPart {
  const entriesFor = (
    rule: RulePlace | null,
    place: DocumentedPlace | null,
  ): Promise<readonly CardEntry[]> | null => {
    if (rule === null && place === null) return null;
    const entries = [rule && ruleEntry(rule, source), place && placeEntry(place, source)];
    return Promise.all(entries).then((known) => known.filter((entry) => entry !== null));
  };
  return {
    extension: [
      cardSources.of({
        at: (state, offset) => entriesFor(rulePlaceAt(state, offset), placeAt(state, offset)),
        atCaret: (state) => entriesFor(rulePlaceIn(state, state.selection.main.head), placeAtCaret(state)),
      }),
      cards,
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

async function placeEntry(place: DocumentedPlace, source: DocumentationSource): Promise<CardEntry | null> {
  const known = await source.about(place).catch(() => null);
  if (known === null) return null;
  const { from, to } = place;
  return { from, to, draw: () => drawDocumentation(known, source.labels) };
}

async function ruleEntry(place: RulePlace, source: DocumentationSource): Promise<CardEntry | null> {
  const described = source.aboutRule(place).catch(() => null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<'pending'>((resolve) => {
    timer = setTimeout(resolve, ANSWER_TIMEOUT, 'pending');
  });
  const known = await Promise.race([described, isLate]);
  clearTimeout(timer);
  if (known === null) return null;
  const { from, to } = place;
  return {
    from,
    to,
    draw: (view, { close }) =>
      known === 'pending'
        ? drawPending(described, source.labels, { view, close })
        : drawDocumentation(known, source.labels, { view, close }),
  };
}
