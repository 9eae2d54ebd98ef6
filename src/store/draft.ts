import * as v from 'valibot';
import type { DialectId } from '../engine';
import { dialectChoices } from './dialect-choices';

/** What is kept of a tab's work: the text (or the unedited file's bytes), where it came from, and the question. */
export interface Draft {
  readonly savedAt: number;
  readonly text: string;
  /** The bytes of a file that was not edited yet; they say more than its text. */
  readonly bytes: Uint8Array | null;
  readonly lineEnd: 'lf' | 'crlf' | 'cr' | 'mixed';
  readonly bom: boolean;
  readonly edited: boolean;
  readonly origin:
    | { readonly kind: 'typed' }
    | { readonly kind: 'example'; readonly id: string }
    | { readonly kind: 'file'; readonly name: string };
  readonly crawlerInput: string;
  readonly urlInput: string;
  /** Both were added later: drafts without them are read as of the crawler's own dialect and no address. */
  readonly dialectChoice: 'own' | DialectId;
  readonly robotsUrlInput: string;
}

/** Rises when the shape changes; drafts of another version are not read. */
const VERSION = 1;

/** The largest text that is taken from storage, in UTF-16 units: what Open accepts, and room for typing. */
const LONGEST_TEXT = 32_000_000;
const LONGEST_INPUT = 4_000_000;

const draftSchema = v.object({
  version: v.literal(VERSION),
  savedAt: v.number(),
  text: v.pipe(v.string(), v.maxLength(LONGEST_TEXT)),
  bytes: v.nullable(v.instance(Uint8Array)),
  lineEnd: v.picklist(['lf', 'crlf', 'cr', 'mixed']),
  bom: v.boolean(),
  edited: v.boolean(),
  origin: v.variant('kind', [
    v.object({ kind: v.literal('typed') }),
    v.object({ kind: v.literal('example'), id: v.string() }),
    v.object({ kind: v.literal('file'), name: v.string() }),
  ]),
  crawlerInput: v.pipe(v.string(), v.maxLength(LONGEST_INPUT)),
  urlInput: v.pipe(v.string(), v.maxLength(LONGEST_INPUT)),
  // A choice that this version does not know is no reason to lose the text.
  dialectChoice: v.optional(v.fallback(v.picklist(dialectChoices), 'own'), 'own'),
  robotsUrlInput: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_INPUT)), ''),
});

/** A draft in the form that is stored. */
export function storedDraft(draft: Draft): object {
  return { version: VERSION, ...draft };
}

/** A stored value as a draft; null where it is none, or of a shape that this version does not know. */
export function readDraft(stored: unknown): Draft | null {
  const result = v.safeParse(draftSchema, stored);
  return result.success ? result.output : null;
}
