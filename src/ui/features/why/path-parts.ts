import { shorten } from '../../../messages';
import type { VerdictReport } from '../../parts/answer/report-types';

type Span = VerdictReport['candidates'][number]['spans'][number];

/** A part of the path as it is shown: matched by literal text, by `*`, or not at all. */
export interface PathPart {
  readonly kind: Span['kind'] | 'rest';
  /** Where it begins in the path. */
  readonly from: number;
  readonly text: string;
}

/** Longest part that is shown whole. */
const LONGEST_PART = 48;
/** A pattern has hundreds of wildcards at most when somebody means harm. */
const MOST_PARTS = 24;

/** A path cut into the parts that a pattern matched, and the rest. Long parts lose their middle. */
export function pathParts(path: string, spans: readonly Span[], isPathCut: boolean): readonly PathPart[] {
  const shown = spans.slice(0, MOST_PARTS).filter(({ from, to }) => to > from && from < path.length);
  const parts = shown.map(
    ({ from, to, kind }): PathPart => ({ kind, from, text: shorten(path.slice(from, to), LONGEST_PART) }),
  );
  const end = shown.at(-1)?.to ?? 0;
  const rest = spans.length > MOST_PARTS ? '…' : shortenTail(path.slice(end), isPathCut);
  return rest === '' ? parts : [...parts, { kind: 'rest', from: end, text: rest }];
}

function shortenTail(text: string, isPathCut: boolean): string {
  return text.length > LONGEST_PART || isPathCut ? `${text.slice(0, LONGEST_PART)}…` : text;
}
