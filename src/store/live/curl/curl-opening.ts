import { lineAt, STATUS_LINE } from './curl-block';
import { type CurlError, errorOf } from './curl-error';

/** Lines looked at until the first status line: a banner, a prompt, an error with its explanation. */
const MOST_LINES_ABOVE = 30;
/** A shorter prompt may be the end of a path pattern: `$`. In UTF-16 units. */
const SHORTEST_GLUED_PROMPT = 3;
/** What zsh, whose usual prompt ends with it too, prints behind a last line that does not end. */
const UNFINISHED_LINE = /%[ \t]{0,1000}\r?\n$/;
const BEFORE_COMMAND = /(?:^|[^\w.-])(?=curl(?:\.exe)?\s)/i;
const ADDRESS_OF_ROBOTS = /https?:\/\/[^\s/\\"'?#@]{1,300}\/robots\.txt(?=["'\s]|$)/i;
const HEAD_OPTION = /\s(?:-[A-Za-z]{0,20}I[A-Za-z]{0,20}|--head)(?=\s|$)/;

/** What stands above the first status line. */
export interface Opening {
  /** Offset of the first status line; null for none. */
  readonly from: number | null;
  /** What the command asks that is shown there, else what the page's command asks. */
  readonly url: string;
  /** What the shell printed before that command; empty where that is not known. */
  readonly prompt: string;
  /** Whether that command asks for headers only. */
  readonly isHead: boolean;
  /** The error comes first where both streams of curl went through a pipe. */
  readonly error: CurlError | null;
}

/** Looks for the first status line. What stands above a command is of an earlier one. */
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

/** What is known by a line that runs curl, such as `me@host:~$ curl -sSiL "https://example.com/robots.txt"`; null for any other line. */
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

/** Without the prompt that the shell printed again at the end, be it behind a file whose last line does not end. */
export function withoutPrompt(text: string, prompt: string): string {
  const end = text.trimEnd();
  if (prompt === '' || !end.endsWith(prompt)) return text;
  const rest = end.slice(0, end.length - prompt.length);
  if (rest.endsWith('\n')) return prompt.endsWith('%') ? rest.replace(UNFINISHED_LINE, '') : rest;
  return prompt.length >= SHORTEST_GLUED_PROMPT ? rest : text;
}
