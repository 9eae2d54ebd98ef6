import { invalid, TEXT, type Validity } from '../field-value';

/**
 * Parses a full URL: http or https, a host, no white space. Any host and file name are accepted (founding
 * statements 99, 100, 104).
 */
export function readUrlValue(value: string): Validity {
  if (value === '') return invalid('empty');
  return /^https?:\/\/[^\s/?#:]\S*$/i.test(value) ? TEXT : invalid('not-absolute');
}

/** Parses a path in the form that rules use. */
export function readPath(value: string): Validity {
  if (value === '') return invalid('empty');
  return value.startsWith('/') || value.startsWith('*') ? TEXT : invalid('malformed');
}

const LONGEST_NAME = 253;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** Maximum length in UTF-16 units of a value with such a name, a scheme and a port. */
const LONGEST_ADDRESS = LONGEST_NAME + 'https://'.length + ':65535'.length + 1;

/**
 * Parses a host name with or without a port; IP addresses are invalid. According to its help, as quoted in
 * public code, Yandex accepted `https://` in front for sites served over https; `http://` and a final slash
 * are accepted too. Non-ASCII names are accepted as they are.
 */
export function readHost(value: string): Validity {
  if (value === '') return invalid('empty');
  if (value.length > LONGEST_ADDRESS) return invalid('too-long');
  const name = /^(?:https?:\/\/)?([^\s/:]+)(?::\d{1,5})?\/?$/i.exec(value)?.[1];
  if (name === undefined || name.length > LONGEST_NAME) return invalid('malformed');
  const labels = name.split('.');
  const isAddress = /^\d+$/.test(labels.at(-1) ?? '');
  return !isAddress && labels.every((label) => LABEL.test(label)) ? TEXT : invalid('malformed');
}
