/** Items that are handled before a pause, which takes some milliseconds at most. */
const AT_ONCE = 1_000;

/** Calls a function with each item. Pauses after each slice of work. */
export function* inSlices<Item>(
  items: Iterable<Item>,
  handle: (item: Item, index: number) => void,
): Generator<void, void> {
  let index = 0;
  for (const item of items) {
    handle(item, index++);
    if (index % AT_ONCE === 0) yield;
  }
}

/** Returns what a function makes of each item. Pauses after each slice of work. */
export function* mapInSlices<Item, Mapped>(
  items: Iterable<Item>,
  map: (item: Item, index: number) => Mapped,
): Generator<void, Mapped[]> {
  const mapped: Mapped[] = [];
  yield* inSlices(items, (item, index) => {
    mapped.push(map(item, index));
  });
  return mapped;
}
