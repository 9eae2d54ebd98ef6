import { type RefObject, useEffect } from 'react';

/** Selects what the field shows once nothing is being typed any more, so that whatever is typed next takes its place. */
export function useSelectAsked(
  input: RefObject<HTMLInputElement | null>,
  typed: string | null,
  value: string,
): void {
  useEffect(() => {
    if (typed === null && value !== '' && input.current === document.activeElement) input.current?.select();
  }, [input, typed, value]);
}
