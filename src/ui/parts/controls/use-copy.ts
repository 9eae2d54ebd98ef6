import { type RefObject, useState } from 'react';

type CopyOutcome = 'copied' | 'denied' | null;

/** A field that selects its whole text on focus. */
type SelectedField = RefObject<HTMLInputElement | HTMLTextAreaElement | null>;

/**
 * Copies a field's text. If the browser refuses, focuses the field, so that a person can copy the text by
 * keyboard.
 */
export function useCopy(
  field: SelectedField,
): readonly [outcome: CopyOutcome, copy: () => Promise<void>, forget: () => void] {
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '');
      setOutcome('copied');
    } catch {
      field.current?.focus();
      setOutcome('denied');
    }
  };
  return [outcome, copy, () => setOutcome(null)];
}
