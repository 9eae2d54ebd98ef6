import { unquote } from './unquote';
import { strip } from './white-space';

/** Reads a value as robotparser does for every field: `unquote(value.strip())`. */
export function readValue(written: string): string {
  return unquote(strip(written));
}
