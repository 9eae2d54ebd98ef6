import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { DraftStorage, TesterActions, TesterState } from '../../store';

/** What the page is bound to: the state, and the only ways to change it. */
export interface TesterBinding {
  readonly store: StoreApi<TesterState>;
  readonly actions: TesterActions;
}

/** Holds the tester of this page. */
export const TesterContext = createContext<TesterBinding | null>(null);

function useBinding(): TesterBinding {
  const binding = useContext(TesterContext);
  if (binding === null) throw new Error('A component of the page stands outside TesterContext');
  return binding;
}

/** A part of the state; the component renders again when that part changes. */
export function useTester<Part>(select: (state: TesterState) => Part): Part {
  return useStore(useBinding().store, select);
}

/** What the page can do; always the same object. */
export function useActions(): TesterActions {
  return useBinding().actions;
}

/** The kept drafts of this browser; null in a page that keeps nothing. */
export const DraftsContext = createContext<DraftStorage | null>(null);

/** Where drafts are kept, for the page that lists them. */
export function useDrafts(): DraftStorage | null {
  return useContext(DraftsContext);
}

/** The store itself, for what is read once and not watched. */
export function useTesterStore(): StoreApi<TesterState> {
  return useBinding().store;
}
