import { useState } from 'react';
import type { TextSnapshot, UrlsState } from '../../../../store';
import { useTester, useTesterStore } from '../../../parts/tester-context';
import { useUrlsState } from '../../../parts/urls/use-urls';

/** The URLs that each rule decides, and the rules that decide none. */
export type UrlsCoverage = NonNullable<UrlsState['coverage']>;

/** Coverage with the text it was computed from. */
export interface CountedRules {
  readonly coverage: UrlsCoverage;
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

/** The lines of one version of a text, sliced on demand. Lines count from 1. */
export class LineTexts {
  readonly #text: string;
  /** UTF-16 offset of the start of each line. */
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** Returns the UTF-16 offset of the start of a line; null if there is no such line. */
  start(line: number): number | null {
    return this.#starts[line - 1] ?? null;
  }

  /** Returns a line without its line end, cut to `most` UTF-16 units; empty if there is no such line. */
  line(line: number, most = Number.POSITIVE_INFINITY): string {
    const from = this.#starts[line - 1];
    if (from === undefined) return '';
    const next = this.#starts[line];
    const to = next === undefined ? this.#text.length : next - 1;
    return this.#text.slice(from, Math.min(to, from + most));
  }
}
