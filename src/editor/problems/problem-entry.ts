import type { CardEntry } from '../card/card-source';
import { sourcesElement, wordsElement } from '../card/words-element';
import type { ProblemCard, ProblemLabels, ProblemSource } from './editor-problems';
import { drawProblemIcon } from './problem-icon';
import type { PlacedProblem } from './problems-over-text';

/** Creates the card entry of a problem, with buttons that fix or ignore it. */
export function problemEntry(problem: PlacedProblem, card: ProblemCard, source: ProblemSource): CardEntry {
  const { labels } = source;
  const { from, to, index } = problem;
  return {
    from,
    to,
    draw(_view, { close, replace }) {
      // Close first, so that the focus is back in the text: the user may go on typing after a fix.
      const after = (run: (index: number) => unknown) => () => {
        close();
        run(index);
      };
      const fix = card.fix?.isPreviewed
        ? () => replace([previewEntry(problem, card, source)])
        : after(source.fix);
      const entry = explained(card, labels);
      entry.append(
        actions(card, labels, fix, after(source.ignore)),
        wordsElement('p', 'cm-card-quiet', [card.why]),
        ...crawlers(card, labels),
        sourcesElement(labels.sources, card.sources, labels.newTab),
      );
      return entry;
    },
  };
}

/** The slot of a card that shows a preview, which has the styles of the page. */
const PREVIEW_SLOT = 'preview';

/** Creates the card entry that shows what the fix of a problem changes, and asks for it. */
export function previewEntry(problem: PlacedProblem, card: ProblemCard, source: ProblemSource): CardEntry {
  const { from, to, index } = problem;
  let remove = () => {};
  return {
    from,
    to,
    draw({ root }, { close, replace }) {
      const place = document.createElement('div');
      place.slot = PREVIEW_SLOT;
      // The editor is in a shadow root; see `createEditor`.
      (root as ShadowRoot).host.append(place);
      const cancel = () => replace([problemEntry(problem, card, source)]);
      const end = source.preview(index, place, { close, cancel });
      remove = () => {
        end();
        place.remove();
      };
      const slot = document.createElement('slot');
      slot.name = PREVIEW_SLOT;
      const entry = explained(card, source.labels);
      entry.append(slot);
      return entry;
    },
    destroy: () => remove(),
  };
}

/** Creates the start of an entry: what the problem is. */
function explained(card: ProblemCard, labels: ProblemLabels): HTMLElement {
  const entry = document.createElement('div');
  entry.className = 'cm-card-entry';
  entry.dataset['severity'] = card.severity;
  entry.append(head(card, labels), wordsElement('p', 'cm-card-text', card.explain));
  return entry;
}

/** Creates the entry with the number of further problems. */
export function moreEntry(count: number, { labels }: ProblemSource, pos: number): CardEntry {
  return {
    from: pos,
    to: pos,
    draw: () => wordsElement('p', 'cm-card-entry cm-card-quiet', [labels.more(count)]),
  };
}

function head({ severity, title }: ProblemCard, labels: ProblemLabels): HTMLElement {
  const element = document.createElement('p');
  element.className = 'cm-card-head';
  element.append(
    drawProblemIcon(severity),
    wordsElement('h2', 'cm-card-title', title),
    wordsElement('span', 'cm-card-kind', [labels.severity(severity)]),
  );
  return element;
}

function actions(
  { fix }: ProblemCard,
  labels: ProblemLabels,
  onFix: () => void,
  onIgnore: () => void,
): HTMLElement {
  const element = document.createElement('div');
  element.className = 'cm-card-actions';
  if (fix !== null) {
    if (fix.change !== null) element.append(change(fix.change, labels));
    element.append(button(fix.name, onFix));
  }
  element.append(button(labels.ignore, onIgnore));
  return element;
}

function change(
  { before, after }: { readonly before: string; readonly after: string },
  labels: ProblemLabels,
): HTMLElement {
  const element = document.createElement('span');
  const [old, now] = [document.createElement('del'), document.createElement('ins')];
  old.textContent = before;
  now.textContent = after;
  const arrow = document.createElement('span');
  arrow.setAttribute('aria-hidden', 'true');
  arrow.textContent = ' → ';
  const becomes = wordsElement('span', 'cm-card-hidden', [` ${labels.becomes} `]);
  if (before !== '') element.append(old, arrow, becomes);
  if (after !== '') element.append(now);
  else arrow.remove();
  return element;
}

function button(name: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = name;
  element.addEventListener('click', run);
  return element;
}

function crawlers({ crawlers }: ProblemCard, labels: ProblemLabels): HTMLElement[] {
  if (crawlers.length === 0) return [];
  const list = document.createElement('ul');
  list.className = 'cm-card-list';
  list.setAttribute('aria-label', labels.crawlers);
  for (const { who, does } of crawlers) {
    const row = document.createElement('li');
    row.append(wordsElement('strong', '', [who]), ` ${does}`);
    list.append(row);
  }
  return [list];
}
