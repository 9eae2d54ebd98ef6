import { invalid, TEXT, type Validity } from '../field-value';

/** A path as rules have it. */
export function readPath(value: string): Validity {
  if (value === '') return invalid('empty');
  return value.startsWith('/') || value.startsWith('*') ? TEXT : invalid('malformed');
}
