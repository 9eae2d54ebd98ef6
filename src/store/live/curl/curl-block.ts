import { lineAt, STATUS_LINE } from '../../../engine/text-kind';
import { type CurlError, errorOf } from './curl-error';

/** Maximum number of headers per answer. */
const MOST_HEADERS = 100;
/** Maximum length of a folded header, in UTF-16 units. */
const LONGEST_VALUE = 8_192;

/** A status line and its headers. */
export interface CurlBlock {
  readonly status: number;
  readonly reason: string;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Target of a 3xx answer; null if there is none. */
  readonly location: string | null;
  /** Offset after the blank line. */
  readonly next: number;
  /** True if the blank line is there. Otherwise the text ends in the header, or too little was copied. */
  readonly isWhole: boolean;
  /** True if another status line follows directly. */
  readonly leadsOn: boolean;
  /** curl's error in the middle of the header. */
  readonly error: CurlError | null;
}

/** Reads the header whose status line is at `from`. */
export function readBlock(text: string, from: number): CurlBlock {
  const first = lineAt(text, from);
  const [, status, reason = ''] = STATUS_LINE.exec(first.line) ?? [];
  const headers: [name: string, value: string][] = [];
  let folded: [name: string, value: string] | null = null;
  let error: CurlError | null = null;
  let isWhole = false;
  let at = first.next;
  while (at < text.length && !isWhole && error === null) {
    const { line, next } = lineAt(text, at);
    at = next;
    isWhole = line === '';
    error = errorOf(line);
    const colon = line.indexOf(':');
    if (/^[ \t]/.test(line)) {
      if (folded !== null && folded[1].length < LONGEST_VALUE) folded[1] += ` ${line.trim()}`;
    } else if (colon > 0) {
      folded = [line.slice(0, colon).trimEnd().toLowerCase(), line.slice(colon + 1).trim()];
      if (headers.length < MOST_HEADERS) headers.push(folded);
    }
  }
  const isRedirect = Number(status) >= 300 && Number(status) < 400;
  // curl follows the first non-empty Location, for any 3xx.
  const location = headers.find(([name, value]) => isRedirect && name === 'location' && value !== '')?.[1];
  const leadsOn = isWhole && STATUS_LINE.test(lineAt(text, at).line);
  return {
    status: Number(status),
    reason,
    headers,
    location: location ?? null,
    next: at,
    isWhole,
    leadsOn,
    error,
  };
}

/** Returns whether this may be an intermediate answer, after which curl receives another. */
export function isPassingBlock(block: CurlBlock): boolean {
  return isInterim(block) || block.status === 401 || block.status === 407;
}

/** Returns true for 1xx, and for a proxy's answer to CONNECT. */
export function isInterim({ status, reason }: CurlBlock): boolean {
  return status < 200 || (status < 300 && /^connection established$/i.test(reason));
}
