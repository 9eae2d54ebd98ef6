/** Does the work of `steps` until `isOutdated` returns true before a piece. The result is null then. */
export function* until<Reply>(
  isOutdated: () => boolean,
  steps: Generator<void, Reply>,
): Generator<void, Reply | null> {
  while (!isOutdated()) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield;
  }
  return null;
}
