import { invalid, type Validity } from '../field-value';

/** Maximum length in characters, according to Yandex's older help. */
const LONGEST_VALUE = 500;

/**
 * Parses parameters joined by `&`, optionally followed by a space and a path prefix: `ref&sid /forum/`
 * (Yandex's help: `p0[&p1&p2&..&pn] [path]`).
 */
export function readCleanParam(value: string): Validity {
  if (value === '') return invalid('empty');
  if (value.length > LONGEST_VALUE) return invalid('too-long');
  const [parameters = '', path = null, ...more] = value.split(/[ \t]+/);
  const names = parameters.split('&');
  const isPath = path === null || path.startsWith('/') || path.startsWith('*');
  if (more.length > 0 || !isPath || !names.every((name) => /^[^\s,=?/]+$/.test(name)))
    return invalid('malformed');
  return { kind: 'valid', form: 'parameters', names, path };
}
