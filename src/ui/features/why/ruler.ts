import { shorten } from '../../../messages';
import type { VerdictReport } from '../../../store';

type Candidate = VerdictReport['candidates'][number];
type Span = Candidate['spans'][number];

/** A part of the path in which every bar looks the same. */
export interface RulerCell {
  /** Offsets in the path, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** `…` if the part is cut. */
  readonly text: string;
  readonly isCut: boolean;
}

/** A piece of a bar, as wide as its text. */
export interface BarPiece {
  readonly kind: Span['kind'] | 'none';
  readonly from: number;
  readonly text: string;
  /** True over a part of the path that is cut. */
  readonly isBroken: boolean;
}

/** Longest path shown in full, in UTF-16 units. */
const LONGEST_WHOLE = 40;
/** Most units of a path that is cut. */
const MOST_SHOWN = 56;
/** Longest part that is kept although no rule's literal text reaches it. */
const SHORT_PART = 4;
/** Length to which a long literal part may be cut, if the path is still too long. */
const SHORTEST_CUT = 13;
/** Maximum number of spans of a rule. Only a malicious pattern has hundreds of wildcards. */
const MOST_SPANS = 24;
/** Longest text of a bar for screen readers. */
const LONGEST_LABEL = 80;

/** Divides a path into the cells of a ruler for some rules. A long path loses the parts that no literal text reaches. */
export function rulerCells(
  path: string,
  isPathCut: boolean,
  rules: readonly Pick<Candidate, 'spans'>[],
): readonly RulerCell[] {
  const spans = rules.flatMap((rule) => shownSpans(rule.spans, path));
  const isLong = path.length > LONGEST_WHOLE || isPathCut;
  const literal = spans.filter(({ kind }) => kind === 'literal');
  const bounds = boundsOf(isLong ? literal : spans, path);
  const whole = bounds.slice(1).map((to, index) => cell(path, bounds[index] ?? 0, to));
  if (!isLong) return whole;
  const cells = whole.map((part) =>
    part.to - part.from <= SHORT_PART || literal.some(({ from, to }) => from <= part.from && to >= part.to)
      ? part
      : cut(part),
  );
  const longest = longestPart(cells);
  return withEnd(
    cells.flatMap((part) => withoutMiddle(part, path, longest)),
    path,
    isPathCut,
  );
}

/** Returns the pieces of a rule's bar, from the start of the path to the rule's end. */
export function barOf(cells: readonly RulerCell[], spans: readonly Span[]): readonly BarPiece[] {
  const pieces: BarPiece[] = [];
  const end = spans.at(-1)?.to ?? 0;
  for (const { from, text, isCut } of cells) {
    if (from >= end) break;
    const kind = spans.find((span) => span.from <= from && span.to > from)?.kind ?? 'none';
    const last = pieces.at(-1);
    if (last?.kind === kind && !last.isBroken && !isCut)
      pieces[pieces.length - 1] = { ...last, text: last.text + text };
    else pieces.push({ kind, from, text, isBroken: isCut });
  }
  return pieces;
}

/** Returns true if the rule's last `$` stands for the end of the path. */
export function endsAtEnd({ effectivePattern, spans }: Candidate, path: string): boolean {
  return effectivePattern.endsWith('$') && spans.at(-1)?.to === path.length && !path.endsWith('$');
}

/** Returns the part of the path that a rule reaches, and the parts that its stars stand for. */
export function reachOf(
  path: string,
  spans: readonly Span[],
): { readonly reached: string; readonly stars: readonly string[] } {
  const shown = shownSpans(spans, path);
  return {
    reached: shorten(path.slice(0, spans.at(-1)?.to ?? 0), LONGEST_LABEL),
    stars: shown
      .filter(({ kind }) => kind === 'star')
      .slice(0, 4)
      .map(({ from, to }) => shorten(path.slice(from, to), LONGEST_LABEL)),
  };
}

function shownSpans(spans: readonly Span[], path: string): readonly Span[] {
  return spans.slice(0, MOST_SPANS).filter(({ from, to }) => to > from && from < path.length);
}

function boundsOf(spans: readonly Span[], path: string): readonly number[] {
  const bounds = new Set([
    0,
    path.length,
    ...spans.flatMap(({ from, to }) => [from, Math.min(to, path.length)]),
  ]);
  return [...bounds].sort((a, b) => a - b);
}

function cell(path: string, from: number, to: number): RulerCell {
  return { from, to, text: path.slice(from, to), isCut: false };
}

function cut(part: RulerCell): RulerCell {
  return { ...part, text: '…', isCut: true };
}

/** Returns the greatest length of a part with which all parts fit. */
function longestPart(cells: readonly RulerCell[]): number {
  let longest = MOST_SHOWN;
  const isTooLong = () =>
    cells.reduce((sum, { text }) => sum + Math.min(text.length, longest), 0) > MOST_SHOWN;
  while (longest > SHORTEST_CUT && isTooLong()) longest--;
  return longest;
}

/** Cuts the middle of a part that is longer than `longest`. */
function withoutMiddle(part: RulerCell, path: string, longest: number): readonly RulerCell[] {
  const { from, to, isCut } = part;
  if (isCut || to - from <= longest) return [part];
  const kept = Math.floor((longest - 1) / 2);
  return [cell(path, from, from + kept), cut(cell(path, from + kept, to - kept)), cell(path, to - kept, to)];
}

/** Ends with a cut cell if too much is left, or if the path was cut before. */
function withEnd(cells: readonly RulerCell[], path: string, isPathCut: boolean): readonly RulerCell[] {
  const shown: RulerCell[] = [];
  for (const part of cells) {
    if (lengthOf(shown) + part.text.length > MOST_SHOWN)
      return [...shown, cut(cell(path, part.from, path.length))];
    shown.push(part);
  }
  return !isPathCut || shown.at(-1)?.isCut ? shown : [...shown, cut(cell(path, path.length, path.length))];
}

function lengthOf(cells: readonly RulerCell[]): number {
  return cells.reduce((sum, { text }) => sum + text.length, 0);
}
