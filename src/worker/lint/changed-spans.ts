import type { Transaction } from '../protocol';

/** A part of a text and what became of it. Offsets in UTF-16 units; outside of all spans the texts are the same. */
export interface ChangedSpan {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/** The parts that transactions change, one after another: between the text before the first and the one after the last. Ascending, apart. */
export function changedSpans(rounds: readonly Transaction[]): readonly ChangedSpan[] {
  return rounds.map(spansOf).reduce(compose, []);
}

function spansOf(transaction: Transaction): ChangedSpan[] {
  let shift = 0;
  return transaction.map(([oldFrom, oldTo, insert]) => {
    const newFrom = oldFrom + shift;
    const newTo = newFrom + insert.length;
    shift = newTo - oldTo;
    return { oldFrom, oldTo, newFrom, newTo };
  });
}

/** What two changes, one after another, are as one. The new text of the first is the old one of the second. */
function compose(first: readonly ChangedSpan[], second: readonly ChangedSpan[]): ChangedSpan[] {
  const result: ChangedSpan[] = [];
  let i = 0;
  let j = 0;
  /** What the spans passed so far add between old and middle, and between middle and new text. */
  let firstShift = 0;
  let secondShift = 0;
  while (i < first.length || j < second.length) {
    const from = Math.min(first[i]?.newFrom ?? Infinity, second[j]?.oldFrom ?? Infinity);
    let to = from;
    const oldFrom = from - firstShift;
    const newFrom = from + secondShift;
    for (;;) {
      const a = first[i];
      const b = second[j];
      if (a !== undefined && (a.newFrom === from || a.newFrom < to)) {
        to = Math.max(to, a.newTo);
        firstShift = a.newTo - a.oldTo;
        i++;
      } else if (b !== undefined && (b.oldFrom === from || b.oldFrom < to)) {
        to = Math.max(to, b.oldTo);
        secondShift = b.newTo - b.oldTo;
        j++;
      } else break;
    }
    result.push({ oldFrom, oldTo: to - firstShift, newFrom, newTo: to + secondShift });
  }
  return result;
}
