import { decodeText, encodeText } from '../../../engine/source';
import type { Cut } from '../../../service/protocol';
import { LARGEST_BODY, type SiteEnd } from '../site-file';
import type { CurlBlock } from './curl-block';
import { type CurlError, errorOf } from './curl-error';
import type { Opening } from './curl-opening';

/** Maximum length of what a shell prints after a file, in UTF-16 units. */
const LONGEST_REST = 400;
/** First character of gzip data, which no text starts with. */
const GZIP = '\u001f';
/** Meaning of curl's errors after the header of the last answer. Other errors can't occur there, or leave nothing to read. */
const CUTS: ReadonlyMap<number, Cut | null> = new Map<number, Cut | null>([
  [18, 'connection'],
  // The option `--fail`: the site answered with an error, whose body curl doesn't print.
  [22, null],
  // curl also reports failures of its decoders with this code.
  [23, 'encoding'],
  [28, 'time'],
  [56, 'connection'],
  [61, 'encoding'],
  [92, 'connection'],
  [95, 'connection'],
]);

/** Returns how the last answer ended, or curl's error if it isn't about the body. */
export function endOf(
  block: CurlBlock,
  tail: string,
  opening: Opening,
): SiteEnd | CurlError | 'headers-only' {
  const { status } = block;
  const { body, error } = readTail(tail, opening.error);
  const cut = error === null ? null : CUTS.get(error.code);
  if (error !== null && cut === undefined) return error;
  const answer = (text: string, why: Cut | null): SiteEnd => {
    // Every character takes at least one byte, so the rest can be cut off before encoding.
    const bytes = encodeText(text.slice(0, LARGEST_BODY + 1));
    const isTooLong = bytes.length > LARGEST_BODY;
    return { kind: 'answer', status, body: bytes.slice(0, LARGEST_BODY), cut: isTooLong ? 'size' : why };
  };
  if (error !== null || status >= 300) return answer(body, cut ?? null);
  // Some servers answer a request for the headers with a length of 0.
  if (opening.isHead) return 'headers-only';
  const isBlank = body.trim() === '';
  const length = lengthOf(block);
  const isHeader = body.length < (length ?? 0) || !block.isWhole;
  if (isBlank && isHeader && length !== 0) return 'headers-only';
  // curl doesn't print binary data to a terminal, and with `-s` doesn't report that.
  const isPacked = isEncoded(block) && length !== 0 && (isBlank || body.startsWith(GZIP));
  if (isPacked) return answer('', 'encoding');
  return answer(isEncoded(block) ? body : withoutRest(body, length), null);
}

/** Removes what a shell prints after a file without a final line end: its prompt, even of several lines, or the `%` of zsh. */
function withoutRest(body: string, length: number | null): string {
  if (length === null) return body;
  // Windows turns LF into CRLF, which `length` doesn't count.
  const bytes = encodeText(body.replaceAll('\r\n', '\n'));
  const rest = decodeText(bytes.subarray(length));
  return rest.trim() === '' || rest.length > LONGEST_REST ? body : decodeText(bytes.subarray(0, length));
}

function lengthOf({ headers }: CurlBlock): number | null {
  const length = headers.find(([name]) => name === 'content-length')?.[1] ?? '';
  return /^\d{1,15}$/.test(length) ? Number(length) : null;
}

function isEncoded({ headers }: CurlBlock): boolean {
  return headers.some(([name, value]) => name === 'content-encoding' && !/^(?:identity)?$/i.test(value));
}

/**
 * Separates the body from curl's error, which is in the last line or the one before. If the file's last line has no end, the terminal may show that
 * line below the error, with the shell's next prompt. If the terminal doesn't hold lines back, the error follows that line directly.
 */
function readTail(
  tail: string,
  above: CurlError | null,
): { readonly body: string; readonly error: CurlError | null } {
  let end = tail.trimEnd().length;
  for (let count = 0; count < 2 && end > 0; count++) {
    const begin = tail.lastIndexOf('\n', end - 1) + 1;
    const line = tail.slice(begin, end);
    const column = Math.max(0, line.lastIndexOf('curl: ('));
    const error = errorOf(line.slice(column));
    const isOurs =
      column === 0 || (error !== null && CUTS.has(error.code) && !line.slice(0, column).includes('#'));
    if (error !== null && isOurs) {
      const below = count === 0 ? '' : tail.slice(end).replace(/^[^\S\n]*\n/, '');
      return { body: tail.slice(0, begin + column) + below, error };
    }
    end = tail.slice(0, begin).trimEnd().length;
  }
  return { body: tail, error: above };
}
