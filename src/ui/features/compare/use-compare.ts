import { useStore } from 'zustand';
import type { Compare, CompareState } from '../../../store';
import { useUrls } from '../../parts/urls/use-urls';

/** What compares two versions of the file. Its worker is that of the list of URLs. */
export function useCompare(): Compare {
  return useUrls().compare;
}

/** A part of what is known of the comparison; the component renders again when that part changes. */
export function useCompareState<Part>(select: (state: CompareState) => Part): Part {
  return useStore(useCompare().store, select);
}
