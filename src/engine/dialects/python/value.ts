import { unquote } from './unquote';
import { strip } from './white-space';

/** What robotparser takes a value for, whatever its field: `unquote(value.strip())`. */
export function readValue(written: string): string {
  return unquote(strip(written));
}
