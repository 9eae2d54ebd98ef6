import { createContext, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { TesterState, Urls, UrlsState } from '../../../store';
import { useActions, useTester } from '../tester-context';

/** Returns the list of URLs, or its loading state. Starts loading it if that has not happened yet. */
export function useStartedUrls(): TesterState['urlList'] {
  const urls = useTester((state) => state.urlList);
  const actions = useActions();
  useEffect(() => {
    if (urls === 'off') actions.loadUrls();
  }, [urls, actions]);
  return urls;
}

/** Provides `Urls` inside the view that lists them. */
export const UrlsContext = createContext<Urls | null>(null);

/** Returns the `Urls` of the surrounding view. Throws outside `UrlsContext`. */
export function useUrls(): Urls {
  const urls = useContext(UrlsContext);
  if (urls === null) throw new Error('A part of the URLs view stands outside UrlsContext');
  return urls;
}

/** Selects a part of the URLs' state and renders again when it changes. */
export function useUrlsState<Part>(select: (state: UrlsState) => Part): Part {
  return useStore(useUrls().store, select);
}
