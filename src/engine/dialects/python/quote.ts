import { forEachByte } from '../../source';

/**
 * Implements `urllib.parse.quote`: escapes every byte of the text's UTF-8 except ASCII letters, digits and
 * `_.-~/`.
 */
export function quote(text: string): string {
  return text.replace(/[^\w.~/-]+/g, (run) => {
    let escaped = '';
    forEachByte(run, (byte) => {
      escaped += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return escaped;
  });
}
