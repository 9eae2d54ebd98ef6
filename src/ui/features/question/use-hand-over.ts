import { type RefObject, useLayoutEffect } from 'react';
import type { CrawlerFieldProps } from './crawler-field-props';

/** Goes on with focus and selection where the form of the field before was left, and leaves them to the one that follows. */
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
