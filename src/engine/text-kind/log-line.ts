/** The request in a line of an access log. */
export interface LogRequest {
  /** The request target as written: a path, or a whole URL in a proxy's log; null for none. */
  readonly target: string | null;
  /** The user-agent header; null for none. */
  readonly agent: string | null;
}

const METHOD = /^[A-Z]+(?:-[A-Z]+)*$/;
const PROTOCOL = / HTTP\/\d(?:\.\d)?$/;
const AFTER_REQUEST = /^ (?:\d{3}|-) (?:\d+|-)(?= |$)/;

/**
 * Reads a line in the Common or Combined format of Apache, nginx and others: host, two names, a time in
 * brackets, the request in quotes, status and size. The Combined format adds referrer and user agent, in
 * quotes. A virtual host at the start and further fields at the end are ignored. Returns null for any other
 * line.
 */
export function readLogLine(line: string): LogRequest | null {
  const bracket = line.indexOf(' [');
  const request = bracket < 0 ? -1 : line.indexOf('] "', bracket);
  if (request < 0 || fieldsIn(line.slice(0, bracket)) < 3) return null;
  const requestEnd = closingQuote(line, request + 3);
  if (requestEnd < 0) return null;
  const after = AFTER_REQUEST.exec(line.slice(requestEnd + 1, requestEnd + 41));
  if (after === null) return null;
  return {
    target: targetOf(line.slice(request + 3, requestEnd)),
    agent: agentIn(line, requestEnd + 1 + after[0].length),
  };
}

function fieldsIn(text: string): number {
  let fields = 0;
  for (let at = 0; at < text.length && fields < 3; at++)
    if (text.charCodeAt(at) > 0x20 && !(text.charCodeAt(at - 1) > 0x20)) fields++;
  return fields;
}

/**
 * Returns the index of the quotation mark that closes the quote starting at `from`; -1 for none. A backslash
 * escapes the next character.
 */
function closingQuote(line: string, from: number): number {
  for (let at = from; at < line.length; at++) {
    const unit = line.charCodeAt(at);
    if (unit === 0x22) return at;
    if (unit === 0x5c) at++;
  }
  return -1;
}

/** Returns the user agent, the second of the two quoted fields that the Combined format adds. */
function agentIn(line: string, from: number): string | null {
  if (!line.startsWith(' "', from)) return null;
  const referrerEnd = closingQuote(line, from + 2);
  if (referrerEnd < 0 || !line.startsWith(' "', referrerEnd + 1)) return null;
  const end = closingQuote(line, referrerEnd + 3);
  if (end < 0) return null;
  const agent = line.slice(referrerEnd + 3, end);
  return agent === '-' || agent === '' ? null : agent.replaceAll(/\\(["\\])/g, '$1');
}

/** Returns the address in a request such as `GET /a HTTP/1.1`; null for none. */
function targetOf(request: string): string | null {
  const space = request.indexOf(' ');
  if (space < 0 || !METHOD.test(request.slice(0, space))) return null;
  if (request.startsWith('CONNECT ')) return null;
  const target = request.slice(space + 1).replace(PROTOCOL, '');
  return target === '' || target === '*' ? null : withoutLogEscapes(target);
}

/** Converts the escapes of server logs, such as `\xE9` and `\"`, to those of URLs. */
function withoutLogEscapes(target: string): string {
  if (!target.includes('\\')) return target;
  return target.replaceAll(
    /\\(?:x([0-9a-fA-F]{2})|(.))/g,
    (_whole, hex: string | undefined, letter: string) =>
      hex === undefined ? (ESCAPES.get(letter) ?? letter) : `%${hex.toUpperCase()}`,
  );
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '%22'],
  ['\\', '%5C'],
  ['n', '%0A'],
  ['r', '%0D'],
  ['t', '%09'],
  ['b', '%08'],
  ['v', '%0B'],
  ['f', '%0C'],
]);
