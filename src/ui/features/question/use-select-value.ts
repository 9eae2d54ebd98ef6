import { type RefObject, useEffect } from 'react';

/** Selects the field's text once nothing is being typed, so that the next typed text replaces it. */
export function useSelectValue(
  input: RefObject<HTMLInputElement | null>,
  typed: string | null,
  value: string,
): void {
  useEffect(() => {
    if (typed === null && value !== '' && input.current === document.activeElement) input.current?.select();
  }, [input, typed, value]);
}
