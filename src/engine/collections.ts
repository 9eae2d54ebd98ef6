/** Items that are handled before a pause, which takes some milliseconds at most. */
const AT_ONCE = 1_000;

/** Caches a function by the identity of its argument. */
export function memoize<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    values.set(key, value);
    return value;
  };
}
/** Groups items by a key, in the order of the first occurrence. Node 20 has no `Map.groupBy`. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Does work without its pauses. */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

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

/** Same as `groupBy`, for thousands of items. Pauses after each slice of work. */
export function* groupInSlices<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Generator<void, readonly (readonly [Item, ...Item[]])[]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  yield* inSlices(items, (item) => {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  });
  return [...groups.values()];
}
