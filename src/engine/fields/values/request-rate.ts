import { invalid, type Validity } from '../field-value';
import { readHours } from './times';

const FORM = /^(\d{1,9})[ \t]*\/[ \t]*(\d{1,9})([smhd]?)(?:[ \t]+(\d{4})[ \t]*-[ \t]*(\d{4}))?$/i;

const SECONDS: Readonly<Record<string, number>> = { '': 1, s: 1, m: 60, h: 3600, d: 86_400 };

/**
 * Parses a number of requests per time, optionally with the hours in which it applies: `1/10s 1800-1900`. The
 * form is Seznam's. The units, and seconds as the default, are Protego's.
 */
export function readRequestRate(value: string): Validity {
  if (value === '') return invalid('empty');
  const form = FORM.exec(value);
  if (form === null) return invalid('malformed');
  const [, requests, time, unit = '', from, to] = form;
  const seconds = Number(time) * (SECONDS[unit.toLowerCase()] ?? 1);
  const hours = from === undefined || to === undefined ? null : readHours(from, to);
  if (Number(requests) === 0 || seconds === 0 || (from !== undefined && hours === null))
    return invalid('out-of-range');
  return { kind: 'valid', form: 'rate', requests: Number(requests), seconds, hours };
}
