import type { Work } from './work';

/** Items sorted at once, which takes about a millisecond. */
const AT_ONCE = 500;
/** Work counted for each item that is put into order. */
const WORK_PER_ITEM = 100;

/** Sorts items. Pauses after each slice of work. */
export function* sortInSlices<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  work: Work,
): Generator<void, readonly Item[]> {
  let sorted: (readonly Item[])[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    sorted.push(items.slice(from, from + AT_ONCE).sort(compare));
    work.count += AT_ONCE * WORK_PER_ITEM;
    if (work.isDue) yield;
  }
  while (sorted.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let at = 0; at < sorted.length; at += 2)
      merged.push(yield* merge(sorted[at] ?? [], sorted[at + 1] ?? [], compare, work));
    sorted = merged;
  }
  return sorted[0] ?? [];
}

function* merge<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (a: Item, b: Item) => number,
  work: Work,
): Generator<void, readonly Item[]> {
  const merged: Item[] = [];
  let a = 0;
  let b = 0;
  while (a < one.length && b < other.length) {
    const isFirst = compare(one[a] as Item, other[b] as Item) <= 0;
    merged.push((isFirst ? one[a++] : other[b++]) as Item);
    work.count += WORK_PER_ITEM;
    if (work.isDue) yield;
  }
  return merged.concat(one.slice(a), other.slice(b));
}
