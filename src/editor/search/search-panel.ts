import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  SearchQuery,
  setSearchQuery,
} from '@codemirror/search';
import type { EditorView, Panel, ViewUpdate } from '@codemirror/view';
import { runScopeHandlers } from '@codemirror/view';
import type { SearchLabels } from '../labels';
import { labelsOf } from '../labels';

/** Maximum number of matches that are counted. */
const MOST_COUNTED = 1000;

/** A search panel in one row: field, number of matches, previous, next, case, close. No replacing, no regular expressions. */
export function searchPanel(view: EditorView): Panel {
  const labels = labelsOf(view.state).search;
  const dom = document.createElement('div');
  dom.className = 'cm-find';
  dom.setAttribute('role', 'search');
  const field = searchField(view, labels);
  const count = document.createElement('span');
  count.className = 'cm-find-count';
  count.setAttribute('role', 'status');
  const matchCase = document.createElement('input');
  matchCase.type = 'checkbox';
  const caseLabel = document.createElement('label');
  caseLabel.append(matchCase, labels.matchCase);
  const showQuery = () => {
    const query = getSearchQuery(view.state);
    if (field.value !== query.search) field.value = query.search;
    matchCase.checked = query.caseSensitive;
    count.textContent = query.search === '' ? '' : countText(view, query, labels);
  };
  const commit = () => {
    const query = new SearchQuery({ search: field.value, caseSensitive: matchCase.checked, literal: true });
    if (!query.eq(getSearchQuery(view.state))) view.dispatch({ effects: setSearchQuery.of(query) });
  };
  field.addEventListener('input', commit);
  matchCase.addEventListener('change', commit);
  dom.append(
    field,
    count,
    button(labels.previous, () => findPrevious(view)),
    button(labels.next, () => findNext(view)),
    caseLabel,
    button(labels.close, () => closeSearchPanel(view)),
  );
  dom.addEventListener('keydown', (event) => onKey(view, event, event.target === field));
  showQuery();
  return {
    dom,
    top: true,
    mount: () => field.select(),
    update: (update) => {
      if (queryOrTextChanged(update)) showQuery();
    },
  };
}

function searchField(view: EditorView, labels: SearchLabels): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'text';
  field.value = getSearchQuery(view.state).search;
  field.placeholder = labels.field;
  field.setAttribute('aria-label', labels.field);
  // `openSearchPanel` finds the field by this attribute.
  field.setAttribute('main-field', 'true');
  field.spellcheck = false;
  field.autocomplete = 'off';
  return field;
}

function button(label: string, run: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', run);
  return element;
}

function onKey(view: EditorView, event: KeyboardEvent, inField: boolean): void {
  if (runScopeHandlers(view, event, 'search-panel')) {
    event.preventDefault();
  } else if (inField && event.key === 'Enter') {
    event.preventDefault();
    (event.shiftKey ? findPrevious : findNext)(view);
  }
}

function queryOrTextChanged(update: ViewUpdate): boolean {
  return update.docChanged || !getSearchQuery(update.startState).eq(getSearchQuery(update.state));
}

function countText(view: EditorView, query: SearchQuery, labels: SearchLabels): string {
  const cursor = query.getCursor(view.state);
  let found = 0;
  while (found <= MOST_COUNTED && cursor.next().done !== true) found++;
  return labels.count(Math.min(found, MOST_COUNTED), found > MOST_COUNTED);
}
