import { type CurlError, errorOf } from './curl-error';

export const STATUS_LINE = /^HTTP\/\d(?:\.\d)? ([1-9]\d\d)(?: (.*))?$/;
/** Colours (CSI) and hyperlinks (OSC 8), which curl puts into headers on a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
/** In UTF-16 units, of a line above the body. */
const LONGEST_LINE = 16_384;
/** Of one answer. */
const MOST_HEADERS = 100;
/** In UTF-16 units, of a folded header. */
const LONGEST_VALUE = 8_192;

/** A status line and its headers. */
export interface Block {
  readonly status: number;
  readonly reason: string;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Where an answer of 3xx leads; null where it leads nowhere. */
  readonly location: string | null;
  /** Offset behind the blank line. */
  readonly next: number;
  /** Whether the blank line is there: else the text ends in the header, or less was copied. */
  readonly isWhole: boolean;
  /** Whether another status line follows directly. */
  readonly leadsOn: boolean;
  /** What curl said in the midst of the header. */
  readonly error: CurlError | null;
}

/** Reads a header, whose status line is at `from`. */
export function readBlock(text: string, from: number): Block {
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
  // curl takes the first that is not empty, and any 3xx.
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

/** An answer before the one that was asked for, if only another one follows. */
export function isPassing(block: Block): boolean {
  return isInterim(block) || block.status === 401 || block.status === 407;
}

/** 1xx, and what a proxy says to CONNECT. */
export function isInterim({ status, reason }: Block): boolean {
  return status < 200 || (status < 300 && /^connection established$/i.test(reason));
}

/** The line at an offset, without a terminal's colours and what is blank at its end, and the offset of the next. */
export function lineAt(text: string, at: number): { readonly line: string; readonly next: number } {
  const end = text.indexOf('\n', at);
  const next = end < 0 ? text.length : end + 1;
  const line = text.slice(at, Math.min(next, at + LONGEST_LINE));
  return { line: line.replace(ESCAPES, '').trimEnd(), next };
}
