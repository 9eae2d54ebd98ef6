import { invalid, TEXT, type Validity } from '../field-value';

/** A full address: http or https, a host, no white space. Its host may be any, its name too (founding statements 99, 100, 104). */
export function readUrl(value: string): Validity {
  if (value === '') return invalid('empty');
  return /^https?:\/\/[^\s/?#:]\S*$/i.test(value) ? TEXT : invalid('not-absolute');
}
