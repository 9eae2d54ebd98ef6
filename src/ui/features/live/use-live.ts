import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Live, LiveState } from '../../../store';

/** What fetches the file of a site, inside of its panel. */
export const LiveContext = createContext<Live | null>(null);

/** What the panel can do. */
export function useLive(): Live {
  const live = useContext(LiveContext);
  if (live === null) throw new Error('A part of the fetch panel stands outside LiveContext');
  return live;
}

/** A part of what is known of fetching; the component renders again when that part changes. */
export function useLiveState<Part>(select: (state: LiveState) => Part): Part {
  return useStore(useLive().store, select);
}
