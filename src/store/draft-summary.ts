import { byteLength } from '../engine/source';
import type { Draft } from './draft';
import { cutName, oneLine } from './draft-name';

/**
 * Data of a draft for the list of drafts. Stored next to the draft, so that the list doesn't load its text.
 */
export interface DraftSummary extends Pick<Draft, 'name' | 'savedAt' | 'origin'> {
  /** The first line with a letter or digit, at most `LONGEST_FIRST_LINE` units; empty if there is none. */
  readonly firstLine: string;
  /** Size of the file in bytes. */
  readonly bytes: number;
  /** Host of the first Sitemap line, else of the tested URL, at most `LONGEST_FIRST_LINE` units. Empty if neither is known, or if the origin tells it. */
  readonly site: string;
}

/** Maximum length of a first line, in UTF-16 units. */
export const LONGEST_FIRST_LINE = 80;

/** Maximum number of UTF-16 units of the text searched for the first line. */
const LOOKED_AT = 4_000;

/** Summarises a draft for the list. */
export function summaryOf(
  draft: Pick<DraftSummary, 'name' | 'savedAt' | 'origin'> & DraftText,
): DraftSummary {
  const { name, savedAt, origin, text } = draft;
  return { name, savedAt, origin, firstLine: firstLineOf(text), bytes: sizeOf(draft), site: siteOf(draft) };
}

/** The parts of a draft that make up its file and name its site. */
type DraftText = Pick<Draft, 'text' | 'bytes' | 'lineEnd' | 'bom' | 'urlInput'>;

/** Matches a Sitemap line with an absolute address. Blanks are bounded, so that matching stays linear. */
const SITEMAP_LINE = /^[ \t]{0,80}sitemap[ \t]{0,80}:[ \t]{0,80}https?:\/\/([^\s/?#\\]+)/im;
/** Matches an address, or a host with a dot. Reading URLs in full would make this code part of the page's first load. */
const ADDRESS = /^\s{0,80}(?:https?:\/\/([^\s/?#\\]+)|([^\s/?#\\:]+\.[^\s/?#\\]+))/i;

function siteOf({ origin, text, urlInput }: Pick<Draft, 'origin' | 'text' | 'urlInput'>): string {
  if (origin.kind === 'site' || origin.kind === 'example') return '';
  const [, address, host] = SITEMAP_LINE.exec(text) ?? ADDRESS.exec(urlInput) ?? [];
  // Without user name and password.
  const site = (address ?? host ?? '').replace(/^.*@/, '');
  return cutName(oneLine(site), LONGEST_FIRST_LINE);
}

function firstLineOf(text: string): string {
  for (const line of text.slice(0, LOOKED_AT).split('\n')) {
    if (/[\p{L}\p{N}]/u.test(line)) return cutName(oneLine(line), LONGEST_FIRST_LINE);
  }
  return '';
}

function sizeOf({ text, bytes, lineEnd, bom }: DraftText): number {
  if (bytes !== null) return bytes.length;
  const carriageReturns = lineEnd === 'crlf' ? text.split('\n').length - 1 : 0;
  return byteLength(text) + carriageReturns + (bom ? 3 : 0);
}
