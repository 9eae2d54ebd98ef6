import { type RefObject, useState } from 'react';

type CopyOutcome = 'copied' | 'denied' | null;

/** A field that selects its whole text on focus. */
type SelectedField = RefObject<HTMLInputElement | HTMLTextAreaElement | null>;

/**
 * Copies a field's text. If the browser refuses, focuses the field, so that a person can copy the text by
 * keyboard. With `isQuiet`, a refusal changes nothing.
 */
export function useCopy(
  field: SelectedField,
): readonly [outcome: CopyOutcome, copy: (isQuiet?: boolean) => Promise<void>, forget: () => void] {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const copy = async (isQuiet = false) => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '');
      setOutcome('copied');
    } catch {
      if (isQuiet) return;
      field.current?.focus();
      setOutcome('denied');
    }
  };
  return [outcome, copy, () => setOutcome(null)];
}
