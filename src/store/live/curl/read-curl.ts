import { lineAt } from '../../../engine/text-kind';
import type { FetchFailure } from '../../../service/protocol';
import { shownHeaders } from '../../../service/shown-headers';
import type { CurlProblem } from '../live-problem';
import type { SiteFile, SiteHop } from '../site-file';
import { type CurlBlock, isInterim, isPassingBlock, readBlock } from './curl-block';
import { endOf } from './curl-end';
import { type CurlError, curlFailure, detailOf, errorOf } from './curl-error';
import { type Opening, readOpening, withoutPrompt } from './curl-opening';

/** Maximum UTF-16 units of the text: a body of 1 MiB, plus headers and other terminal output. */
const LONGEST_TEXT = 4_000_000;
/** Maximum number of redirecting answers: curl follows 50. */
const MOST_REDIRECTS = 51;
/** Maximum number of hops in the result; no crawler follows so many. */
const MOST_HOPS = 20;

/** The part of a `SiteFile` that curl's output contains. */
type Outcome = Pick<SiteFile, 'hops' | 'end'>;

/**
 * Reads a site's answer from the output of `curl -sSiL <url>`, copied from a terminal. The command with its prompt and older output may come first;
 * headers may have terminal colours; any line may end with CRLF. Never throws, and takes time in proportion to the text.
 *
 * Hops are the redirects and the last answer: with more than 20, the first 19 and that answer, or the first 20 if there is none. Each hop except
 * the last counts as a redirect later. So interim answers, a proxy's answer to CONNECT, and a 401 or 407 after which curl retried aren't hops.
 * @param url the http or https address in the page's command
 * @param at time of pasting, in milliseconds since 1970
 */
export function readCurl(printed: string, url: string, at: number): SiteFile | CurlProblem {
  if (printed.length > LONGEST_TEXT) return 'too-large';
  const opening = readOpening(printed, url);
  const outcome = outcomeOf(printed, opening);
  if (typeof outcome === 'string') return outcome;
  const { hops, end } = outcome;
  const wasRequested = end.kind === 'answer' || hops.length > 0;
  if (!wasRequested && (end.failure === 'scheme' || end.failure === 'no-address')) return 'no-request';
  const request = { by: 'terminal', url: opening.url, as: null, userAgent: null, at } as const;
  if (hops.length <= MOST_HOPS) return { ...request, hops, end };
  const last = end.kind === 'answer' ? hops.slice(-1) : [];
  return { ...request, hops: [...hops.slice(0, MOST_HOPS - last.length), ...last], end };
}

/** Follows the answers from the first status line on. */
function outcomeOf(text: string, opening: Opening): Outcome | CurlProblem {
  let { from, url } = opening;
  if (from === null) return opening.error === null ? 'not-curl' : failed([], url, opening.error);
  const hops: SiteHop[] = [];
  for (;;) {
    const block = readBlock(text, from);
    if (block.error !== null) return failed(hops, url, block.error);
    from = block.next;
    if (block.leadsOn && isPassingBlock(block)) continue;
    const isFollowed = block.leadsOn && block.location !== null;
    const tail = isFollowed ? '' : withoutPrompt(text.slice(from), opening.prompt);
    const error = block.leadsOn ? null : errorInstead(tail, opening.error);
    if (block.location !== null && (isFollowed || error !== null)) {
      hops.push(hopOf(url, block));
      const target = targetOf(block.location, url);
      const detail = error === null ? null : detailOf(error);
      if (typeof target !== 'string') return { hops, end: { kind: 'failure', ...target, detail } };
      if (error !== null) return failed(hops, target, error);
      const end = { kind: 'failure', failure: 'too-many-redirects', url: target, detail } as const;
      if (hops.length === MOST_REDIRECTS) return { hops, end };
      url = target;
      continue;
    }
    if (error !== null && (isInterim(block) || !block.isWhole)) return failed(hops, url, error);
    // Too little was copied: curl was still waiting for the final answer.
    if (block.status < 200) return 'not-curl';
    const end = endOf(block, tail, opening);
    if (typeof end === 'string') return end;
    return 'code' in end ? failed(hops, url, end) : { hops: [...hops, hopOf(url, block)], end };
  }
}

/** Returns curl's error in place of another answer: from the next line, or the one before all answers if nothing follows. Null if there is none. */
function errorInstead(tail: string, above: CurlError | null): CurlError | null {
  const rest = tail.trimStart();
  return rest === '' ? above : errorOf(lineAt(rest, 0).line);
}

function hopOf(url: string, { status, headers }: CurlBlock): SiteHop {
  return { url, status, headers: shownHeaders(headers), ms: null };
}

function failed(hops: readonly SiteHop[], url: string, error: CurlError): Outcome {
  return {
    hops,
    end: { kind: 'failure', failure: curlFailure(error, hops, url), url, detail: detailOf(error) },
  };
}

/** Maximum length in UTF-16 units of a `Location` and of its resolved address, as in the fetch service. */
const LONGEST_ADDRESS = 4_096;
/** Maximum length of a refused address in the result, as in the fetch service. */
const LONGEST_SHOWN = 500;
/** Matches a host that is too long. Converting thousands of characters to Punycode is slow. */
const HOST_TOO_LONG = /^(?:[a-z][a-z0-9+.-]*:[/\\]*|[/\\]{2,})[^/\\?#]{1025}/i;

/** Resolves a redirect, without the parts that servers never see; or returns the reason why it can't be followed. */
function targetOf(
  location: string,
  base: string,
): string | { readonly failure: FetchFailure; readonly url: string } {
  const shown = location.slice(0, LONGEST_SHOWN);
  const isTooLong = location.length > LONGEST_ADDRESS || HOST_TOO_LONG.test(location);
  const url = isTooLong ? null : URL.parse(location, base);
  if (url === null || url.href.length > LONGEST_ADDRESS) return { failure: 'bad-redirect', url: shown };
  if (!/^https?:$/.test(url.protocol)) return { failure: 'scheme', url: shown };
  url.username = '';
  url.password = '';
  url.hash = '';
  return url.href;
}
