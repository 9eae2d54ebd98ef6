import type { Transaction } from '../document/text-change';

/** A changed part of a text, in UTF-16 offsets. The texts are equal outside all spans. */
export interface ChangedSpan {
  readonly oldFrom: number;
  readonly oldTo: number;
  readonly newFrom: number;
  readonly newTo: number;
}

/**
 * Returns the parts that successive transactions change, between the text before the first and after the
 * last. Spans are ascending and separate.
 */
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

/** Combines two successive changes into one. The new text of the first is the old text of the second. */
function compose(first: readonly ChangedSpan[], second: readonly ChangedSpan[]): ChangedSpan[] {
  const result: ChangedSpan[] = [];
  let i = 0;
  let j = 0;
  /** Lengths that the spans so far add: from old to middle text, and from middle to new text. */
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
