import { useState } from 'react';
import type { TextSnapshot, UrlsState } from '../../../../store';
import { useTester, useTesterStore } from '../../../parts/tester-context';
import { useUrlsState } from '../../../parts/urls/use-urls';
import { LineTexts } from './line-texts';

/** The URLs that each rule decides, and the rules that decide none. */
export type Coverage = NonNullable<UrlsState['coverage']>;

/** Coverage with the text it was computed from. */
export interface CountedRules {
  readonly coverage: Coverage;
  readonly text: TextSnapshot;
  readonly lines: LineTexts;
}

/**
 * Returns the newest coverage with its text, or null before the first. The previous coverage stays while newer
 * coverage is computed.
 */
export function useCountedRules(): CountedRules | null {
  const coverage = useUrlsState((state) => state.coverage);
  const version = useTester((state) => state.version);
  const store = useTesterStore();
  const [counted, setCounted] = useState<CountedRules | null>(null);
  if (coverage !== null && coverage !== counted?.coverage && coverage.version === version) {
    const { text } = store.getState().document;
    // Splitting a text of several megabytes is slow, so a new question reuses the lines of the same text.
    const lines = counted?.text === text ? counted.lines : new LineTexts(text.toString());
    setCounted({ coverage, text, lines });
  }
  return counted;
}
