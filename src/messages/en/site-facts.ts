import type { NetworkFailure, ServerAnswer } from '../../engine';
import type { SiteOrigin, SiteWay } from '../../store/document-origin';
import { hostOfUrl } from '../host-of-url';
import type { Rich } from '../rich';
import { shorten } from '../shorten';
import { bytes } from './bytes';
import { clockTime } from './clock-time';
import { count } from './intl';
import { explainedStatus, failureNames, httpStatus } from './status-name';

/*
 * Texts about a file fetched from its site. A separate entry point beside index.ts, because the first page doesn't need them.
 */

/** A fetched file, reduced to what the texts need. */
export type DescribedSite = Pick<SiteOrigin, 'by' | 'url' | 'at' | 'answer' | 'bytes' | 'mediaType'>;

const LONGEST_TYPE = 40;
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** The facts of an answer: `HTTP 200 · 1 redirect · 516 B · cached 24 h`. Includes the content type if it isn't text/plain. */
export function siteFacts(site: DescribedSite): string {
  const { answer, mediaType } = site;
  const way = BY[site.by];
  if (!hasText(site))
    return [whatCame(answer), 'no text', `tried at ${clockTime(site.at)}`, ...way].join(' · ');
  return [
    whatCame(answer),
    ...(answer.redirects > 0 ? [redirectsOf(site)] : []),
    bytes(site.bytes),
    ...(mediaType === 'text/plain'
      ? []
      : [mediaType === '' ? 'no content type' : shorten(mediaType, LONGEST_TYPE)]),
    ...(answer.maxAge === null ? [] : [cachedFor(answer.maxAge)]),
    ...way,
  ].join(' · ');
}

/** Says that a site sent no file, and what it sent instead; null if it sent one. */
export function siteWarning(site: DescribedSite): Rich | null {
  if (hasText(site)) return null;
  return [{ strong: whatCame(site.answer) }, ` · no text · tried at ${clockTime(site.at)}`];
}

/** Shown instead of the text if the site sent none: what happened, what it means and what to do. */
export function noRules(site: DescribedSite): { readonly title: string; readonly text: string } {
  const host = hostOfUrl(site.url);
  if (hasText(site))
    return {
      title: 'This robots.txt is empty',
      text: `${host} sent an empty file. It has no rules. Paste a text to test that instead, or fetch again.`,
    };
  return {
    title: 'The site sent no rules to test',
    text: `${host} ${answered(site.answer)}. Paste the text to test it anyway, or fetch again.`,
  };
}

/** Says how long an answer may be cached: `cached 24 h`. */
export function cachedFor(seconds: number): string {
  if (seconds < MINUTE) return seconds === 0 ? 'not cached' : `cached ${rounded(seconds)} s`;
  if (seconds < HOUR) return `cached ${rounded(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY) return `cached ${rounded(seconds / HOUR)} h`;
  return `cached ${count(rounded(seconds / DAY), 'day')}`;
}

/** Labels of the buttons shown instead of rules. */
export const siteTexts = { fetchAgain: 'Fetch again', paste: 'Paste the text' } as const;

/** Says what the site answered, as the end of a sentence that begins with its host. */
function answered({ final, redirects }: ServerAnswer): string {
  if (final.kind === 'network-failure') return FAILED[final.failure];
  const { status } = final;
  if (status >= 300 && status < 400)
    return redirects > 1
      ? `redirected ${count(redirects, 'time')} without reaching a file`
      : `answered ${httpStatus(status)} without a redirect target`;
  return `answered ${explainedStatus(status)}`;
}

const FAILED: Readonly<Record<NetworkFailure, string>> = {
  dns: "wasn't found: check the spelling of the domain",
  timeout: "didn't respond in time",
  reset: "can't be reached, or closed the connection",
  'invalid-response': "didn't offer a secure connection, or didn't send valid HTTP",
  chunking: 'sent a broken response',
};

function whatCame({ final }: ServerAnswer): string {
  if (final.kind === 'status') return httpStatus(final.status);
  const name = failureNames[final.failure].replace(/^an? /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The way the answer was obtained; empty for the service. */
const BY: Readonly<Record<SiteWay, readonly string[]>> = {
  service: [],
  browser: ['by your browser'],
  bookmark: ['by bookmark'],
  terminal: ['by curl'],
};

/** Leaves out the number for files that a browser fetched: browsers don't report it. */
function redirectsOf({ by, answer }: DescribedSite): string {
  return by === 'browser' || by === 'bookmark' ? 'redirects' : count(answer.redirects, 'redirect');
}

/** Returns whether the site sent a file, even an empty one. */
function hasText({ answer: { final } }: DescribedSite): boolean {
  return final.kind === 'status' && final.status >= 200 && final.status < 300;
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}
