import type { StoreApi } from 'zustand/vanilla';
import type { UrlsClient } from '../../worker/urls/urls-client';
import { NOTHING_LOST, type Urls, type UrlsState } from './urls-state';

/** Creates the actions that import into the worker's list, and publishes progress and result. */
export function importing(
  store: StoreApi<UrlsState>,
  client: UrlsClient,
): Pick<Urls, 'importFrom' | 'cancelImport'> & {
  /** Aborts the import in progress because its list has been replaced. The result is not published. */
  dropImport(): void;
} {
  let underWay: AbortController | null = null;
  /** True once another list has replaced the import's list, even after the import was cancelled. */
  let isDropped = false;
  return {
    importFrom: async (source, name, choice) => {
      if (underWay !== null) throw new Error('One import at a time');
      const control = new AbortController();
      underWay = control;
      isDropped = false;
      const reportProgress = (read: number, urls: number): void =>
        store.setState({ importing: { name, size: source.size, read, urls } });
      store.setState({ lastImport: null, ...NOTHING_LOST });
      reportProgress(0, choice.replaces ? 0 : (store.getState().table?.urls ?? 0));
      try {
        const lastImport = await client.request(
          'import',
          { source, ...choice },
          { onProgress: reportProgress, signal: control.signal },
        );
        if (!isDropped) store.setState({ lastImport });
        return lastImport;
      } finally {
        underWay = null;
        store.setState({ importing: null });
      }
    },
    cancelImport: () => underWay?.abort(),
    dropImport: () => {
      isDropped = true;
      underWay?.abort();
    },
  };
}
