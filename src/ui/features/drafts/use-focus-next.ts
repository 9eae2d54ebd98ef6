import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** Moves the focus to an element that appears only after the next render. */
export interface FocusNext<Part extends string> {
  /** Moves the focus to `part` after the next render. */
  next(part: Part): void;
  /** Returns the `ref` of a part. */
  part(part: Part): RefCallback<HTMLElement>;
}

/** Creates a `FocusNext` for the parts of one component. */
export function useFocusNext<Part extends string>(): FocusNext<Part> {
  const parts = useRef(new Map<Part, HTMLElement>());
  const [requested, setRequested] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    if (requested !== null) parts.current.get(requested.part)?.focus();
  }, [requested]);
  return {
    next: useCallback((part: Part) => setRequested({ part }), []),
    part: (part) => (element) => {
      if (element === null) parts.current.delete(part);
      else parts.current.set(part, element);
    },
  };
}
