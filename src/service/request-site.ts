import { encodeBase64Url } from '../engine/source';
import { readRedirect, type TargetPolicy } from './address/gate';
import type { Connect, Connected } from './connect';
import type { Limits } from './limits';
import type { FetchEnd, FetchFailure, Hop } from './protocol';
import { readBody } from './read-body';
import { shownHeaders } from './shown-headers';
import { WireBudget } from './wire-budget';

/** Dependencies of `requestSite`: network, rules, limits, and a clock in milliseconds. */
export interface SiteRequestOptions {
  readonly connect: Connect;
  readonly policy: TargetPolicy;
  readonly limits: Limits;
  now(): number;
}

/** The answer of a site, request by request. */
export interface SiteAnswer {
  readonly hops: readonly Hop[];
  readonly end: FetchEnd;
}

/** Statuses that redirect if there is a `Location` (RFC 9110 section 15.4). */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Requests a robots.txt as crawlers do: an unconditional GET that follows redirects, even to other hosts (RFC 9309 section 2.3.1.2). The gate checks
 * every target. Never rejects, and ends within the limits.
 * @param first an address that the gate accepted
 */
export async function requestSite(
  first: URL,
  userAgent: string,
  options: SiteRequestOptions,
): Promise<SiteAnswer> {
  const { connect, policy, limits, now } = options;
  const begun = now();
  const headers = { 'user-agent': userAgent, accept: 'text/plain, */*;q=0.5', 'accept-encoding': 'gzip' };
  const budget = new WireBudget(limits);
  const hops: Hop[] = [];
  const seen = new Set<string>();
  const failed = (url: string, failure: FetchFailure, detail: string | null = null): SiteAnswer => ({
    hops,
    end: { kind: 'failure', failure, url, detail },
  });
  for (let url = first; ; ) {
    seen.add(url.href);
    const requestedAt = now();
    const left = limits.totalTime - (requestedAt - begun);
    if (left <= 0) return failed(url.href, 'timeout');
    const deadline = new Deadline(Math.min(limits.hopTime, left));
    try {
      const answer = await connect({ url, headers, signal: deadline.signal, budget });
      if (answer.kind === 'failure') return failed(url.href, answer.failure, answer.detail);
      const { status } = answer;
      hops.push({
        url: url.href,
        status,
        headers: shownHeaders(answer.headers),
        ms: Math.round(now() - requestedAt),
      });
      const location = locationOf(answer);
      if (location === null) {
        const { bytes, cut } = await readBody(answer, limits.bodySize, { signal: deadline.signal, budget });
        const body = encodeBase64Url(bytes);
        return { hops, end: { kind: 'answer', status, body, bytes: bytes.length, cut } };
      }
      answer.body.cancel().catch(() => undefined);
      if (location.includes(UNREADABLE)) return failed(location.slice(0, LONGEST_SHOWN), 'bad-redirect');
      const target = readRedirect(location, url, policy);
      if (target.kind === 'refused') {
        const failure = target.reason === 'no-address' ? 'bad-redirect' : target.reason;
        return failed(location.slice(0, LONGEST_SHOWN), failure);
      }
      if (seen.has(target.url.href)) return failed(target.url.href, 'redirect-loop');
      if (hops.length === limits.hops) return failed(target.url.href, 'too-many-redirects');
      url = target.url;
    } finally {
      deadline.clear();
    }
  }
}

/** Maximum length in characters of a refused address in the result. */
const LONGEST_SHOWN = 500;

/** Returns the target of a redirect; null for any other answer. */
function locationOf({ status, headers }: Connected): string | null {
  if (!REDIRECTS.has(status)) return null;
  const location = headers.find(([name]) => name === 'location')?.[1];
  return location === undefined ? null : asUtf8(location);
}

/** Stands for bytes that the platform couldn't decode, so the address is lost. */
const UNREADABLE = '\ufffd';

/** Decodes a header in which each character is one byte. Sites that don't escape addresses write them in UTF-8, and browsers decode them as UTF-8. */
function asUtf8(text: string): string {
  // The platform has already decoded the header as UTF-8.
  if ([...text].some((character) => character > '\u00ff')) return text;
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** Aborts its signal after some milliseconds. Not `AbortSignal.timeout`: combined by `AbortSignal.any`, Node 20 may garbage-collect it too early. */
class Deadline {
  readonly #controller = new AbortController();
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(ms: number) {
    this.#timer = setTimeout(() => this.#controller.abort(), ms);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Stops the timer. */
  clear(): void {
    clearTimeout(this.#timer);
  }
}
