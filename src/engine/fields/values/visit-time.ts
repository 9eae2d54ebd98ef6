import { invalid, type Validity } from '../field-value';
import { readHours } from './times';

/** Parses two times of day in UTC: `0600-0845`, or with blanks around the hyphen, as Protego requires. */
export function readVisitTime(value: string): Validity {
  if (value === '') return invalid('empty');
  const [, from, to] = /^(\d{4})[ \t]*-[ \t]*(\d{4})$/.exec(value) ?? [];
  if (from === undefined || to === undefined) return invalid('malformed');
  const hours = readHours(from, to);
  return hours === null ? invalid('out-of-range') : { kind: 'valid', form: 'hours', hours };
}
