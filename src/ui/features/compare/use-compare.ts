import { useStore } from 'zustand';
import type { Compare, CompareState } from '../../../store';
import { useUrls } from '../../parts/urls/use-urls';

/** Returns the comparison of two versions. It shares the worker of the list of URLs. */
export function useCompare(): Compare {
  return useUrls().compare;
}

/** Selects a part of the comparison state. The component renders again when that part changes. */
export function useCompareState<Part>(select: (state: CompareState) => Part): Part {
  return useStore(useCompare().store, select);
}
