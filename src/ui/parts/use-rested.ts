import { useEffect, useState } from 'react';

/** Milliseconds without a change before an answer is announced, or a URL is called wrong. Typing and results that follow soon restart it. */
const REST = 400;

/** Returns a value once neither it nor `cause` has changed for `rest` milliseconds. Until then, returns the last such value, at first `initial`. */
export function useRested<Value>(value: Value, initial: Value, cause: unknown = null, rest = REST): Value {
  const [rested, setRested] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the cause restarts the timer
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, cause, rest]);
  return rested;
}
