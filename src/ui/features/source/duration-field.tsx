import { useState } from 'react';
import { simulateTexts } from '../../../messages';
import { Select } from '../../parts/controls/select';
import { readAmount } from './read-number';
import { TypedField } from './typed-field';

const HOURS = { hours: 1, days: 24 } as const;

interface Typed {
  readonly text: string;
  readonly unit: keyof typeof HOURS;
}

interface DurationFieldProps {
  readonly label: string;
  readonly hours: number;
  onHours(hours: number): void;
}

/** A field for a duration, in hours or days. Keeps the typed text while it matches `hours`. */
export function DurationField({ label, hours, onHours }: DurationFieldProps) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const isPresent = typed !== null && hoursOf(typed) === hours;
  const { text, unit }: Typed = isPresent ? typed : typedFor(hours);
  const type = (next: Typed) => {
    setTyped(next);
    onHours(hoursOf(next));
  };
  return (
    <TypedField
      label={label}
      text={text}
      problem={readAmount(text).problem}
      inputMode="decimal"
      onType={(next) => type({ text: next, unit })}
    >
      <Select
        aria-label={`${label}: ${simulateTexts.unit}`}
        value={unit}
        onChange={(event) => type({ text, unit: event.currentTarget.value === 'days' ? 'days' : 'hours' })}
      >
        <option value="hours">{simulateTexts.hours}</option>
        <option value="days">{simulateTexts.days}</option>
      </Select>
    </TypedField>
  );
}

/** Returns the duration as text: in days from two whole days on, else in hours. */
function typedFor(hours: number): Typed {
  const isDays = hours >= 2 * HOURS.days && hours % HOURS.days === 0;
  return isDays ? { text: String(hours / HOURS.days), unit: 'days' } : { text: String(hours), unit: 'hours' };
}

function hoursOf({ text, unit }: Typed): number {
  return readAmount(text).value * HOURS[unit];
}
