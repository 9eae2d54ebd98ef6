import * as v from 'valibot';
import { dialectChoices } from './dialect-choices';
import { DRAFT_VERSION, type Draft } from './draft';

/** The largest text that is taken from storage, in UTF-16 units: what Open accepts, and room for typing. */
const LONGEST_TEXT = 32_000_000;
const LONGEST_INPUT = 4_000_000;

const draftSchema = v.object({
  version: v.literal(DRAFT_VERSION),
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

/** A stored value as a draft; null where it is none, or of a shape that this version does not know. */
export function readDraft(stored: unknown): Draft | null {
  const result = v.safeParse(draftSchema, stored);
  return result.success ? result.output : null;
}
