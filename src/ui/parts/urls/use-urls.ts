import { createContext, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { TesterState, Urls, UrlsState } from '../../../store';
import { useActions, useTester } from '../tester-context';

/** What tests many URLs, or why it is not there. Begins to where nobody has asked for it yet. */
export function useStartedUrls(): TesterState['urlList'] {
  const urls = useTester((state) => state.urlList);
  const actions = useActions();
  useEffect(() => {
    if (urls === 'off') actions.loadUrls();
  }, [urls, actions]);
  return urls;
}

/** Holds what tests many URLs, inside the view that lists them. */
export const UrlsContext = createContext<Urls | null>(null);

/** What tests many URLs. */
export function useUrls(): Urls {
  const urls = useContext(UrlsContext);
  if (urls === null) throw new Error('A part of the URLs view stands outside UrlsContext');
  return urls;
}

/** A part of what is known of the URLs; the component renders again when that part changes. */
export function useUrlsState<Part>(select: (state: UrlsState) => Part): Part {
  return useStore(useUrls().store, select);
}
