import type { StoreApi } from 'zustand/vanilla';
import { LONGEST_CRAWLER } from '../../suite/limits';
import type { UrlsClient } from '../../worker/urls/urls-client';
import { entriesText } from './entries-text';
import type { ListSync } from './list-sync';
import { MOST_COLUMNS } from './most-columns';
import { NOTHING_LOST } from './nothing-lost';
import type { Urls, UrlsState } from './urls-state';

/** What the actions need. */
interface ActionParts {
  readonly store: StoreApi<UrlsState>;
  readonly client: UrlsClient;
  readonly imports: Pick<Urls, 'importFrom' | 'cancelImport'>;
  readonly sync: ListSync;
}

/** Makes what can be done with the list and its table. Whatever changes the list is in the page's state when it ends. */
export function urlsActions({
  store,
  client,
  imports,
  sync,
}: ActionParts): Omit<Urls, 'store' | 'compare' | 'watchCoverage' | 'restart' | 'dispose'> {
  return {
    setQuery: (part) => {
      const query = { ...store.getState().query, ...part };
      store.setState({ query });
      client.show(query);
    },
    rows: (from, to) => client.ask('rows', { from, to }),
    sniff: (source, name) => client.ask('sniff', { source, name }),
    importFrom: (source, name, choice) =>
      sync.change(
        () => imports.importFrom(source, name, choice),
        ({ taken, repeated }) => choice.isEdited === true || taken + repeated > 0,
      ),
    cancelImport: imports.cancelImport,
    dismissImport: () => store.setState({ lastImport: null }),
    rejected: (from, to) => client.ask('rejected', { from, to }),
    clear: async () => {
      imports.cancelImport();
      await sync.change(() => client.ask('replace', []));
      store.setState({ lastImport: null, ...NOTHING_LOST });
    },
    expect: (ask) => sync.change(() => client.ask('expect', ask)),
    takeVerdicts: async () => {
      const { rows } = await sync.change(
        () => client.ask('takeVerdicts', null),
        (taken) => taken.rows > 0,
      );
      return rows;
    },
    export: (format) => client.ask('export', { format, time: Date.now() }),
    entriesText: async () => {
      const entries = await client.ask('entries', null);
      return typeof entries === 'string' ? entries : { text: entriesText(entries) };
    },
    setColumns: (inputs) =>
      sync.chooseCrawlers(
        (inputs ?? [])
          .filter((input) => input.trim() !== '' && input.length <= LONGEST_CRAWLER)
          .slice(0, MOST_COLUMNS),
      ),
  };
}
