import { PLAIN_ANSWER } from '../../engine/fetch';
import { decodeSource } from '../../engine/source';
import { kindOfText } from '../../engine/text-kind';
import type { TesterBinding } from '../tester-handle';
import { pasteText } from '../written/paste-text';
import { answerOfFile, bodyOf, isWebPage } from './answer-of-file';
import { readCurl } from './curl/read-curl';
import { documentOfFile } from './document-of-file';
import { questionForSite } from './question-for-site';
import type { SiteFile } from './site-file';

/** Address of a file whose address the text doesn't name. No site can have it (RFC 6761). */
const UNKNOWN = 'https://unknown.invalid/robots.txt';
/** Lines of a shell's prompt. */
const MOST_LINES_OF_PROMPT = 2;

/**
 * Uses a server's answer that someone printed with curl and pasted or opened. A file replaces the text, with one Undo. An
 * answer without a file, or with a web page in its place, changes nothing: a notice offers to test it.
 * @param at time of pasting, in milliseconds since 1970
 */
export function bringPrinted(tester: TesterBinding, printed: string, at: number): void {
  const read = readCurl(printed, UNKNOWN, at);
  if (typeof read === 'string' || read.end.kind === 'failure') {
    tester.actions.showNotice({ kind: 'answer-only', answer: read });
    return;
  }
  const answer = hasFile(read) ? read : { ...read, end: { ...read.end, body: new Uint8Array() } };
  if (bodyOf(answer).length > 0 && !isWebPage(answer)) testPrinted(tester, answer);
  else tester.actions.showNotice({ kind: 'answer-only', answer });
}

/**
 * Returns whether an answer has a body that is a file or a web page. Blank lines are none. Without the command, one or two lines
 * after the headers may be the shell's next prompt, unless a robots.txt has such lines; `#` alone is the prompt of root.
 */
function hasFile(answer: SiteFile): boolean {
  const text = decodeSource(bodyOf(answer)).text.trim();
  if (text === '' || answer.url !== UNKNOWN || isWebPage(answer)) return text !== '';
  const isLonger = text.split(/[\r\n]+/, MOST_LINES_OF_PROMPT + 1).length > MOST_LINES_OF_PROMPT;
  return isLonger || (text !== '#' && kindOfText(text).kind === 'robots');
}

/** Tests an answer: as Fetch does if its address is known, otherwise as a simulation. Without a file, a simulation keeps the text. */
export function testPrinted(tester: TesterBinding, answer: SiteFile): void {
  const { store, actions } = tester;
  const before = store.getState();
  actions.dismissNotice();
  const document = answer.url === UNKNOWN ? null : documentOfFile(answer);
  if (document !== null) {
    actions.openContent(document, questionForSite(before, document.origin.url));
    return;
  }
  const body = bodyOf(answer);
  const sent = answerOfFile(onSameHost(answer));
  if (body.length > 0) pasteText(tester, decodeSource(body).text);
  // The cache time decides nothing here, and isn't worth a warning.
  actions.setAnswer(body.length > 0 ? { ...sent, maxAge: PLAIN_ANSWER.maxAge } : sent);
}

/** Returns an answer whose first request was one to the host of the first redirect, as most redirects lead to https on the same host. */
function onSameHost(answer: SiteFile): SiteFile {
  const [first, ...others] = answer.hops;
  const [second] = others;
  if (first === undefined || second === undefined) return answer;
  return { ...answer, url: second.url, hops: [{ ...first, url: second.url }, ...others] };
}
