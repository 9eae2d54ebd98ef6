import { search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { searchPanel } from './search-panel';

export { openSearchPanel } from '@codemirror/search';

/** Plain-text search. Loaded on first use, so only `import()` may reach this file. */
export const plainSearch: Extension = [
  search({ top: true, literal: true, createPanel: searchPanel }),
  Prec.high(keymap.of(searchKeymap.filter(({ key }) => key !== 'Mod-d' && key !== 'Mod-Shift-l'))),
];
