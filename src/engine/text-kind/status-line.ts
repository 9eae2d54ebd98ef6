/** Matches the status line of a server's answer, as in `HTTP/2 200` and `HTTP/1.1 404 Not Found`: its status and reason. */
export const STATUS_LINE = /^HTTP\/\d(?:\.\d)? ([1-9]\d\d)(?: (.*))?$/;
/** Maximum number of lines above a status line: a banner, a prompt, an error with its explanation. */
export const MOST_LINES_ABOVE = 30;
/** Colours (CSI) and hyperlinks (OSC 8), which curl puts into headers on a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression looks for them
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?)/g;
/** Maximum length of a line, in UTF-16 units. */
const LONGEST_LINE = 16_384;

/** Returns the line at an offset, without terminal colours and trailing whitespace, and the offset of the next line. */
export function lineAt(text: string, at: number): { readonly line: string; readonly next: number } {
  const end = text.indexOf('\n', at);
  const next = end < 0 ? text.length : end + 1;
  const line = text.slice(at, Math.min(next, at + LONGEST_LINE));
  return { line: line.replace(ESCAPES, '').trimEnd(), next };
}

/** Returns the text above the first status line; null if none is near the start. */
export function aboveStatusLine(text: string): string | null {
  let at = 0;
  for (let count = 0; count < MOST_LINES_ABOVE && at < text.length; count++) {
    const { line, next } = lineAt(text, at);
    if (STATUS_LINE.test(line)) return text.slice(0, at);
    at = next;
  }
  return null;
}
