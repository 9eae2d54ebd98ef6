import type { Compare } from '../compare/compare-state';
import type { LiveTester } from './live-part';

/** Opens the comparison and calls `begin` once its code has loaded. */
export function whenComparing({ store, actions }: LiveTester, begin: (compare: Compare) => void): void {
  actions.loadUrls();
  const { urlList } = store.getState();
  if (typeof urlList === 'object') {
    begin(urlList.compare);
    return;
  }
  const stop = store.subscribe((state) => {
    if (state.urlList === 'loading') return;
    stop();
    if (typeof state.urlList === 'object') begin(state.urlList.compare);
  });
}
