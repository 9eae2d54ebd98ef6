import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** Moves the focus to a part that is only there after the next rendering. */
export interface FocusNext<Part extends string> {
  /** Where the focus goes. */
  next(part: Part): void;
  /** The `ref` of a part. */
  part(part: Part): RefCallback<HTMLElement>;
}

/** A mover of the focus for the parts of one component. */
export function useFocusNext<Part extends string>(): FocusNext<Part> {
  const parts = useRef(new Map<Part, HTMLElement>());
  const [wanted, setWanted] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    if (wanted !== null) parts.current.get(wanted.part)?.focus();
  }, [wanted]);
  return {
    next: useCallback((part: Part) => setWanted({ part }), []),
    part: (part) => (element) => {
      if (element === null) parts.current.delete(part);
      else parts.current.set(part, element);
    },
  };
}
