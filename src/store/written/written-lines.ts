import type { Transaction } from '../../worker';
import { changedRuns } from '../../worker/lint/lines-changed';
import type { WrittenLines } from './written';

/** Returns which lines of the later text rounds of edits have added, removed and changed. */
export function writtenLines(before: string, after: string, rounds: readonly Transaction[]): WrittenLines {
  const marked: number[] = [];
  let first = 0;
  let added = 0;
  let removed = 0;
  let changed = 0;
  let replaced = 0;
  let left = MOST_COMPARED;
  for (const { newFrom, old, now } of changedRuns(before, after, rounds)) {
    if (old.length + now.length === 0) continue;
    first ||= newFrom;
    const isLong = old.length * now.length > left;
    if (!isLong) left -= old.length * now.length;
    if (isLong) replaced += Math.max(old.length, now.length);
    const pieces = isLong ? [{ from: 0, old: old.length, now: now.length }] : differentPieces(old, now);
    for (const piece of pieces) {
      if (!isLong) {
        const both = Math.min(piece.old, piece.now);
        changed += both;
        added += piece.now - both;
        removed += piece.old - both;
      }
      for (let line = 0; line < piece.now; line++) marked.push(newFrom + piece.from + line);
    }
  }
  return { added, removed, changed, replaced, marked: Int32Array.from(marked), first: marked[0] ?? first };
}

/** Most pairs of lines that are compared with each other, in all runs. */
const MOST_COMPARED = 1_000_000;

/** Numbers of successive lines that differ, and the index of the first in the later lines. */
interface Piece {
  readonly from: number;
  readonly old: number;
  readonly now: number;
}

/** Returns the pieces between the lines of a longest common subsequence. */
function differentPieces(old: readonly string[], now: readonly string[]): readonly Piece[] {
  const width = now.length + 1;
  /** Length of the longest common subsequence of `old.slice(i)` and `now.slice(j)`, at `i * width + j`. */
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] as number;
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--)
      common[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pieces: Piece[] = [];
  for (let i = 0, j = 0; i < old.length || j < now.length; ) {
    const [startOld, start] = [i, j];
    while (
      (i < old.length || j < now.length) &&
      (old[i] !== now[j] || i === old.length || j === now.length)
    ) {
      if (j === now.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) i++;
      else j++;
    }
    if (i > startOld || j > start) pieces.push({ from: start, old: i - startOld, now: j - start });
    while (i < old.length && j < now.length && old[i] === now[j]) {
      i++;
      j++;
    }
  }
  return pieces;
}
