import type { EditorView } from '@codemirror/view';
import { outdateCards } from '../card/card-source';
import { sourcesElement, wordsElement } from '../card/words-element';
import type { Documentation, RuleDocumentation } from './documentation';

/** Texts of the explanations. */
export interface DocumentationLabels {
  /** Label before the links. */
  readonly sources: string;
  /** Hidden text after a link that opens in a new tab, for screen readers. */
  readonly newTab: string;
  /** Shown until the effect of a rule is known. */
  readonly pending: string;
  /** Shown if it couldn't be found. */
  readonly failed: string;
}

/** The card that an entry with a button is in; see `CardEntry.draw`. */
interface Card {
  readonly view: EditorView;
  close(): void;
}

/** Draws an explanation. Its button is left out without a card. */
export function drawDocumentation(
  known: Documentation | RuleDocumentation,
  labels: DocumentationLabels,
  card: Card | null = null,
): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-card-entry';
  element.append(...contentOf(known, labels, card));
  return element;
}

/** Draws an entry for a rule whose effect isn't known yet, and fills it in once it is. */
export function drawPending(
  described: Promise<RuleDocumentation | null>,
  labels: DocumentationLabels,
  card: Card,
): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-card-entry';
  element.setAttribute('aria-live', 'polite');
  const quiet = (text: string) => wordsElement('p', 'cm-card-quiet', [text]);
  element.append(quiet(labels.pending));
  void described.then((known) =>
    element.replaceChildren(...(known === null ? [quiet(labels.failed)] : contentOf(known, labels, card))),
  );
  return element;
}

function contentOf(
  known: Documentation | RuleDocumentation,
  labels: DocumentationLabels,
  card: Card | null,
): HTMLElement[] {
  const { title, text, sources } = known;
  const action = 'action' in known ? known.action : null;
  return [
    wordsElement('strong', 'cm-card-title', title),
    ...text.map((paragraph) => wordsElement('p', 'cm-card-text', paragraph)),
    ...(action !== null && card !== null ? [actionElement(action, card)] : []),
    ...(sources.length > 0 ? [sourcesElement(labels.sources, sources, labels.newTab)] : []),
  ];
}

function actionElement(
  { name, run }: NonNullable<RuleDocumentation['action']>,
  { view, close }: Card,
): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', () => {
    // Close first, so that the focus is back in the text.
    close();
    view.dispatch({ effects: outdateCards.of(null) });
    run();
  });
  const element = document.createElement('div');
  element.className = 'cm-card-actions';
  element.append(button);
  return element;
}
