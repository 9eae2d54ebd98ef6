import * as v from 'valibot';
import { decodeBase64Url, decodeText } from '../../engine/source';
import { shownHeaders } from '../../service/shown-headers';
import type { BookmarkHead } from '../live/bookmark/run-on-site';
import { documentOfFile } from '../live/document-of-file';
import { LARGEST_BODY, type SiteFile } from '../live/site-file';
import { noArrival, refusedArrival } from '../no-arrival';
import type { Arrival } from '../state';
import { inflate } from './deflate';

/** Version that the bookmark writes. Bookmarks are kept for years, so every version ever made stays readable. */
const VERSION = 1;

/** Format of the bookmark's fragment: `site`, a version, a dot, the packed header and body. */
export const SITE_CODE = /^site(\d{1,4})\.([\w-]*)$/;

const LARGEST_HEAD = 131_072;
const LONGEST_URL = 8_192;
const MOST_HEADERS = 1_000;
/** The latest time that a Date can represent, in milliseconds. */
const LAST_MOMENT = 8.64e15;
const LINE_FEED = 10;

const urlSchema = v.pipe(v.string(), v.maxLength(LONGEST_URL), v.url(), v.regex(/^https?:\/\//));

const headSchema: v.GenericSchema<unknown, BookmarkHead> = v.object({
  url: v.pipe(
    urlSchema,
    v.check((url) => url === `${new URL(url).origin}/robots.txt`),
  ),
  page: v.string(),
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  answer: v.union([
    v.picklist(['bookmark-stopped', 'bookmark-too-large']),
    v.object({
      url: urlSchema,
      isRedirected: v.boolean(),
      status: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(999)),
      headers: v.pipe(
        v.array(v.unknown()),
        v.maxLength(MOST_HEADERS),
        v.array(v.strictTuple([v.string(), v.string()])),
      ),
      isCut: v.boolean(),
    }),
  ]),
});

/**
 * Reads the bookmark's fragment: DEFLATE in base64url, containing a line of JSON and the file's bytes. Anyone
 * could write such a link, so its file is a guest, as with any link.
 */
export async function readSiteCode(code: string): Promise<Arrival> {
  const [, version, packed = ''] = SITE_CODE.exec(code) ?? [];
  if (version !== undefined && Number(version) > VERSION) return refusedArrival('too-new');
  const bytes = Number(version) === VERSION ? decodeBase64Url(packed) : null;
  if (bytes === null) return refusedArrival('broken');
  const whole = await inflate(bytes, LARGEST_HEAD + LARGEST_BODY);
  if (typeof whole === 'string') return refusedArrival(whole);
  const end = whole.subarray(0, LARGEST_HEAD).indexOf(LINE_FEED);
  const head = headOf(whole.subarray(0, Math.max(0, end)));
  const body = whole.subarray(end + 1);
  if (head === null || body.length > LARGEST_BODY) return refusedArrival('broken');
  return arrivalFrom(head, body);
}

function headOf(json: Uint8Array): BookmarkHead | null {
  try {
    const result = v.safeParse(headSchema, JSON.parse(decodeText(json)));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

function arrivalFrom({ url, page, at, answer }: BookmarkHead, body: Uint8Array): Arrival {
  const question = { robotsUrlInput: url, urlInput: testedUrl(url, page) };
  if (typeof answer === 'string')
    return { ...noArrival, panel: { kind: 'fetch', site: url, stopped: answer } };
  const { status, isRedirected, isCut } = answer;
  const last = { url: answer.url, status, headers: shownHeaders(answer.headers), ms: null };
  const redirect = { url, status: null, headers: [], ms: null };
  const file: SiteFile = {
    by: 'bookmark',
    url,
    as: null,
    userAgent: null,
    at,
    hops: isRedirected ? [redirect, last] : [last],
    end: { kind: 'answer', status, body, cut: isCut ? 'size' : null },
  };
  const content = documentOfFile(file);
  if (content === null) return refusedArrival('broken');
  return { ...noArrival, content, question: { ...question, answer: content.origin.answer } };
}

/** Returns the page on which the bookmark was clicked, if the file applies to it and it isn't the file itself; else the site's root. */
function testedUrl(url: string, page: string): string {
  const { origin } = new URL(url);
  if (page.length > LONGEST_URL || !URL.canParse(page)) return `${origin}/`;
  const read = new URL(page);
  return read.origin === origin && read.pathname !== '/robots.txt' ? page : `${origin}/`;
}
