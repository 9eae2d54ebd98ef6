import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { DraftStorage, ReadonlyStore, TesterActions, TesterBinding, TesterState } from '../../store';

export type { TesterBinding } from '../../store';

/** Provides the tester of this page. */
export const TesterContext = createContext<TesterBinding | null>(null);

/** Returns the tester of this page. */
export function useBinding(): TesterBinding {
  const binding = useContext(TesterContext);
  if (binding === null) throw new Error('Outside TesterContext');
  return binding;
}

/** Selects a part of the state and renders again when it changes. */
export function useTester<Part>(select: (state: TesterState) => Part): Part {
  return useStore(useBinding().store, select);
}

/** Returns the actions of the page. Always the same object. */
export function useActions(): TesterActions {
  return useBinding().actions;
}

/** Provides the drafts saved in this browser. Null in a page that saves none. */
export const DraftsContext = createContext<DraftStorage | null>(null);

/** Returns the storage of drafts, or null. */
export function useDrafts(): DraftStorage | null {
  return useContext(DraftsContext);
}

/** Returns the store, to read state without subscribing. */
export function useTesterStore(): ReadonlyStore<TesterState> {
  return useBinding().store;
}
