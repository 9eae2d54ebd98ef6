import { type RefObject, useState } from 'react';

type CopyOutcome = 'copied' | 'denied' | null;

/** A field whose whole text is selected when it gets the focus. */
type SelectedField = RefObject<HTMLInputElement | HTMLTextAreaElement | null>;

/** Copies what a field shows. Where the browser refuses, the field gets the focus, so that the reader can copy it by keys. */
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
