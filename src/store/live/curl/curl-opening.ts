import { lineAt, MOST_LINES_ABOVE, STATUS_LINE } from '../../../engine/text-kind';
import { type CurlError, errorOf } from './curl-error';

/** Minimum length of a prompt after an unfinished line, in UTF-16 units: a shorter one may be the end of a path pattern, `$`. */
const SHORTEST_GLUED_PROMPT = 3;
/** zsh's mark after a last line without an end. Its usual prompt ends with `%`, too. */
const UNFINISHED_LINE = /%[ \t]{0,1000}\r?\n$/;
const BEFORE_COMMAND = /(?:^|[^\w.-])(?=curl(?:\.exe)?\s)/i;
const ADDRESS_OF_ROBOTS = /https?:\/\/[^\s/\\"'?#@]{1,300}\/robots\.txt(?=["'\s]|$)/i;
const HEAD_OPTION = /\s(?:-[A-Za-z]{0,20}I[A-Za-z]{0,20}|--head)(?=\s|$)/;

/** The text before the first status line. */
export interface Opening {
  /** Offset of the first status line; null if there is none. */
  readonly from: number | null;
  /** Address in the command that is shown there, else the address in the page's command. */
  readonly url: string;
  /** The shell's prompt before that command; empty if unknown. */
  readonly prompt: string;
  /** True if that command requests only headers. */
  readonly isHead: boolean;
  /**
   * curl's error above the answer; null if there is none. It is above if both output streams of curl went
   * through a pipe.
   */
  readonly error: CurlError | null;
}

/** Finds the first status line. Text before a command belongs to an earlier one and is ignored. */
export function readOpening(text: string, url: string): Opening {
  let opening: Opening = { from: null, url, prompt: '', isHead: false, error: null };
  let at = 0;
  for (let count = 0; count < MOST_LINES_ABOVE && at < text.length; count++) {
    const { line, next } = lineAt(text, at);
    if (STATUS_LINE.test(line)) return { ...opening, from: at };
    opening = commandIn(line, url) ?? { ...opening, error: errorOf(line) ?? opening.error };
    at = next;
  }
  return opening;
}

/** Reads a line that runs curl, such as `me@host:~$ curl -sSiL "https://example.com/robots.txt"`; null for any other line. */
function commandIn(line: string, url: string): Opening | null {
  const before = BEFORE_COMMAND.exec(line);
  if (before === null) return null;
  const begin = before.index + before[0].length;
  const command = line.slice(begin);
  if (!/https?:\/\/|\/robots\.txt/i.test(command)) return null;
  const address = ADDRESS_OF_ROBOTS.exec(command)?.[0];
  const parsed = address === undefined ? null : URL.parse(address);
  const prompt = line.slice(0, begin).trimEnd();
  return { from: null, url: parsed?.href ?? url, prompt, isHead: HEAD_OPTION.test(command), error: null };
}

/** Removes the prompt that the shell printed again at the end, even directly after a last line without an end. */
export function withoutPrompt(text: string, prompt: string): string {
  const end = text.trimEnd();
  if (prompt === '' || !end.endsWith(prompt)) return text;
  const rest = end.slice(0, end.length - prompt.length);
  if (rest === '' || rest.endsWith('\n'))
    return prompt.endsWith('%') ? rest.replace(UNFINISHED_LINE, '') : rest;
  return prompt.length >= SHORTEST_GLUED_PROMPT ? rest : text;
}
