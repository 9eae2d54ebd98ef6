import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Live, LiveState } from '../../../store';

/** Provides `Live` inside the Fetch panel. */
export const LiveContext = createContext<Live | null>(null);

/** Returns the `Live` of the surrounding panel. Throws outside `LiveContext`. */
export function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === null) throw new Error('A part of the fetch panel stands outside LiveContext');
  return live;
}

/** Selects a part of the `Live` state and renders again when it changes. */
export function useLiveState<Part>(select: (state: LiveState) => Part): Part {
  return useStore(useLive().store, select);
}
