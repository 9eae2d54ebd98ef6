import type { FetchFailure } from '../../../service/protocol';
import type { SiteHop } from '../site-file';

const ERROR_LINE = /^curl: \((\d{1,3})\)(.*)/;
/** curl's message with code 1 about an answer that isn't HTTP, rather than about a scheme. */
const NO_HTTP = /HTTP\/0\.9|in (?:HTTP )?response/i;

/**
 * Meaning of curl's errors before the header of an answer (`man curl`, EXIT CODES); `invalid-response` for all others. See also `curlFailure`.
 * 5 and 97 are about a proxy, 45 about curl's own network, 96 about QUIC, and 18, 92, 95 about HTTP/2 and HTTP/3 streams that end too early.
 */
const FAILURES: ReadonlyMap<number, FetchFailure> = new Map([
  [1, 'scheme'],
  [3, 'no-address'],
  [6, 'dns'],
  [28, 'timeout'],
  [47, 'too-many-redirects'],
  ...codes('connect', 5, 7, 45, 96, 97),
  ...codes('reset', 18, 52, 55, 56, 92, 95),
  ...codes('tls', 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98, 101),
]);

/** A message of curl, such as `curl: (6) Could not resolve host: example.com`. */
export interface CurlError {
  readonly code: number;
  readonly message: string;
}

/** Returns the error in a line; null for any other line. */
export function errorOf(line: string): CurlError | null {
  const [, code, message = ''] = ERROR_LINE.exec(line) ?? [];
  return code === undefined ? null : { code: Number(code), message };
}

/** Returns the code as an error's detail. The message contains addresses, and is too long for a table. */
export function detailOf({ code }: CurlError): string {
  return `curl (${code})`;
}

/**
 * Returns the failure that curl's error means if there was no answer.
 * @param url the address that was requested, or would have been
 */
export function curlFailure(
  { code, message }: CurlError,
  hops: readonly SiteHop[],
  url: string,
): FetchFailure {
  if (code === 1 && NO_HTTP.test(message)) return 'invalid-response';
  if (code === 3 && hops.length > 0) return 'bad-redirect';
  if (code === 47 && new Set([...hops.map((hop) => hop.url), url]).size <= hops.length)
    return 'redirect-loop';
  return FAILURES.get(code) ?? 'invalid-response';
}

function codes(failure: FetchFailure, ...numbers: readonly number[]): [number, FetchFailure][] {
  return numbers.map((number) => [number, failure]);
}
