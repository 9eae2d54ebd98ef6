import type { StoreApi } from 'zustand/vanilla';
import { LONGEST_CRAWLER } from '../../suite/limits';
import type { UrlsClient } from '../../worker/urls/urls-client';
import type { TesterHandle } from '../tester-handle';
import { entriesText } from './entries-text';
import type { importing } from './importing';
import { MOST_COLUMNS } from './most-columns';
import { NOTHING_LOST, type Urls, type UrlsState } from './urls-state';

/** Creates the actions for the list and its table. Changes of the list are in the tester's state when they resolve, because the worker posts its report before its reply. */
export function urlsActions(
  tester: TesterHandle,
  store: StoreApi<UrlsState>,
  client: UrlsClient,
  imports: ReturnType<typeof importing>,
): Omit<Urls, 'store' | 'compare' | 'watchCoverage' | 'restart' | 'dispose'> {
  return {
    ...imports,
    setQuery: (part) => {
      const query = { ...store.getState().query, ...part };
      store.setState({ query });
      client.show(query);
    },
    rows: (from, to) => client.request('rows', { from, to }),
    sniff: (source, name) => client.request('sniff', { source, name }),
    dismissImport: () => store.setState({ lastImport: null }),
    rejected: (from, to) => client.request('rejected', { from, to }),
    clear: async () => {
      imports.cancelImport();
      await client.request('clear', null);
      store.setState({ lastImport: null, ...NOTHING_LOST });
    },
    expect: (payload) => client.request('expect', payload),
    acceptVerdicts: async () => (await client.request('acceptVerdicts', null)).rows,
    export: (format) => client.request('export', { format, time: Date.now() }),
    entriesText: async () => {
      const entries = await client.request('entries', null);
      return typeof entries === 'string' ? entries : { text: entriesText(entries) };
    },
    setColumns: (inputs) => {
      const crawlers = (inputs ?? [])
        .filter((input) => input.trim() !== '' && input.length <= LONGEST_CRAWLER)
        .slice(0, MOST_COLUMNS);
      tester.actions.setList({ crawlers });
    },
  };
}
