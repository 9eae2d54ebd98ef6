import { invalid, TEXT, type Validity } from '../field-value';

/** A full address: http or https, a host, no white space. Its host may be any, its name too (founding statements 99, 100, 104). */
export function readUrl(value: string): Validity {
  if (value === '') return invalid('empty');
  return /^https?:\/\/[^\s/?#:]\S*$/i.test(value) ? TEXT : invalid('not-absolute');
}

/** A path as rules have it. */
export function readPath(value: string): Validity {
  if (value === '') return invalid('empty');
  return value.startsWith('/') || value.startsWith('*') ? TEXT : invalid('malformed');
}

const LONGEST_NAME = 253;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** Longest value that can hold such a name, a scheme and a port. */
const LONGEST = LONGEST_NAME + 'https://'.length + ':65535'.length + 1;

/**
 * One host name with or without a port, no IP address; Yandex took `https://` in front for sites that are served so. Its help is quoted in
 * public code; names beyond ASCII are taken as they stand.
 */
export function readHost(value: string): Validity {
  if (value === '') return invalid('empty');
  if (value.length > LONGEST) return invalid('too-long');
  const name = /^(?:https?:\/\/)?([^\s/:]+)(?::\d{1,5})?\/?$/i.exec(value)?.[1];
  if (name === undefined || name.length > LONGEST_NAME) return invalid('malformed');
  const labels = name.split('.');
  const isAddress = /^\d+$/.test(labels.at(-1) ?? '');
  return !isAddress && labels.every((label) => LABEL.test(label)) ? TEXT : invalid('malformed');
}
