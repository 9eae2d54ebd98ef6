/** Runs work that pauses to its end. Nothing else waits in a terminal. */
export function finish<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
