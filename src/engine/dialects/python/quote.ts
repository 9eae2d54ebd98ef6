import { forEachByte } from '../../source';

/** `urllib.parse.quote`: every byte of the text's UTF-8 but ASCII letters, digits and `_.-~/` becomes an escape. */
export function quote(text: string): string {
  return text.replace(/[^\w.~/-]+/g, (run) => {
    let escaped = '';
    forEachByte(run, (byte) => {
      escaped += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    });
    return escaped;
  });
}
