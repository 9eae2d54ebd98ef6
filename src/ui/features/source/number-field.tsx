import { type ReactNode, useState } from 'react';
import type { NumberReading } from './read-number';
import { TypedField } from './typed-field';

interface NumberFieldProps<Value extends number | null> {
  readonly label: string;
  /** What counts now. */
  readonly value: Value;
  /** What a typed text counts as. */
  read(text: string): NumberReading<Value>;
  onRead(value: Value): void;
  readonly children?: ReactNode;
}

/** A field that keeps what was typed for as long as that is what counts; after a change from elsewhere it shows the value. */
export function NumberField<Value extends number | null>({
  label,
  value,
  read,
  onRead,
  children,
}: NumberFieldProps<Value>) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: Value } | null>(null);
  const text = typed !== null && typed.value === value ? typed.text : String(value ?? '');
  return (
    <TypedField
      label={label}
      text={text}
      problem={read(text).problem}
      onType={(next) => {
        const reading = read(next);
        setTyped({ text: next, value: reading.value });
        onRead(reading.value);
      }}
    >
      {children}
    </TypedField>
  );
}
