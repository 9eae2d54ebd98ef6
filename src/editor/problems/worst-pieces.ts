import type { ProblemSeverity } from './editor-problems';

const byRank: readonly ProblemSeverity[] = ['error', 'warning', 'note', 'guess', 'tidy'];
const ranks: Readonly<Record<ProblemSeverity, number>> = { error: 0, warning: 1, note: 2, guess: 3, tidy: 4 };

/** A part of the text and the severity of its problem. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly severity: ProblemSeverity;
}

/** Splits overlapping parts into pieces that don't overlap, each with the worst severity there. Ascending. */
export function worstPieces(parts: readonly Piece[]): Piece[] {
  const ends = parts.flatMap(({ from, to, severity }) => [
    { at: from, severity, step: 1 },
    { at: to, severity, step: -1 },
  ]);
  ends.sort((a, b) => a.at - b.at);
  const open = byRank.map(() => 0);
  const pieces: Piece[] = [];
  let begin = 0;
  let shown: ProblemSeverity | undefined;
  for (const [index, { at, severity, step }] of ends.entries()) {
    open[ranks[severity]] = (open[ranks[severity]] ?? 0) + step;
    if (ends[index + 1]?.at === at) continue;
    const worst = byRank[open.findIndex((count) => count > 0)];
    if (worst === shown) continue;
    if (shown !== undefined && at > begin) pieces.push({ from: begin, to: at, severity: shown });
    begin = at;
    shown = worst;
  }
  return pieces;
}

/** Returns the worst severity of these problems; null if there are none. */
export function worst(problems: readonly { readonly severity: ProblemSeverity }[]): ProblemSeverity | null {
  let rank = byRank.length;
  for (const { severity } of problems) rank = Math.min(rank, ranks[severity]);
  return byRank[rank] ?? null;
}
