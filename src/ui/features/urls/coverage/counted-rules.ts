import { useState } from 'react';
import type { TextSnapshot, UrlsState } from '../../../../store';
import { useTester, useTesterStore } from '../../../parts/tester-context';
import { useUrlsState } from '../../../parts/urls/use-urls';
import { LineTexts } from './line-texts';

/** What the rules of a file have to do with the URLs. */
export type Coverage = NonNullable<UrlsState['coverage']>;

/** Coverage together with the text that it is about. */
export interface CountedRules {
  readonly coverage: Coverage;
  readonly text: TextSnapshot;
  readonly lines: LineTexts;
}

/** The newest coverage with its text, also while that of a newer text is on its way; null before the first. */
export function useCountedRules(): CountedRules | null {
  const coverage = useUrlsState((state) => state.coverage);
  const version = useTester((state) => state.version);
  const store = useTesterStore();
  const [counted, setCounted] = useState<CountedRules | null>(null);
  if (coverage !== null && coverage !== counted?.coverage && coverage.version === version) {
    const { text } = store.getState().document;
    // Cutting a text of megabytes into lines is not done again for a question.
    const lines = counted?.text === text ? counted.lines : new LineTexts(text.toString());
    setCounted({ coverage, text, lines });
  }
  return counted;
}
