import { search, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { searchPanel } from './search-panel';

export { openSearchPanel } from '@codemirror/search';

/** Search for plain text. Loaded when first used, so only `import()` may reach this file. */
export const plainSearch: Extension = [
  search({ top: true, literal: true, createPanel: searchPanel }),
  Prec.high(keymap.of(searchKeymap.filter(({ key }) => key !== 'Mod-d' && key !== 'Mod-Shift-l'))),
];
