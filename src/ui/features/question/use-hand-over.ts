import { type RefObject, useLayoutEffect } from 'react';
import type { CrawlerFieldProps } from './crawler-field-props';

/** Takes over focus and selection from the previous form of the field, and leaves them to the next one. */
export function useHandOver(
  input: RefObject<HTMLInputElement | null>,
  leftSelection: CrawlerFieldProps['leftSelection'],
): void {
  useLayoutEffect(() => {
    const field = input.current;
    if (field === null) return;
    if (leftSelection.current !== null) {
      field.focus();
      field.setSelectionRange(...leftSelection.current);
      leftSelection.current = null;
    }
    return () => {
      if (field !== document.activeElement) return;
      leftSelection.current = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    };
  }, [input, leftSelection]);
}
