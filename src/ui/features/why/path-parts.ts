import { shorten } from '../../../messages';
import type { VerdictReport } from '../../parts/answer/report-types';

type Span = VerdictReport['candidates'][number]['spans'][number];

/** A displayed part of the path: matched by literal text, by `*`, or not at all. */
export interface PathPart {
  readonly kind: Span['kind'] | 'rest';
  /** Start of the part in the path, as a UTF-16 offset. */
  readonly from: number;
  readonly text: string;
}

/** Longest part shown in full, in UTF-16 units. */
const LONGEST_PART = 48;
/** Maximum number of parts. Only a malicious pattern has hundreds of wildcards. */
const MOST_PARTS = 24;

/** Splits a path into the parts that a pattern matched, and the rest. Long parts lose their middle, and a long rest its end. */
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
