import * as v from 'valibot';
import { embedThemes, embedViews, type RefusedBecause, type Request } from './protocol';
import { readLines } from './read-lines';
import { readUrls } from './read-urls';

/** Maximum size of the text in UTF-8 bytes. */
const MAX_TEXT_BYTES = 512_000;
const MAX_LINE = 2 ** 31 - 1;

// May be a whole User-Agent header.
const crawler = v.pipe(v.string(), v.maxLength(4_096));
const url = v.pipe(v.string(), v.maxLength(8_192));
const engine = v.pipe(v.string(), v.maxLength(32));
const line = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_LINE));
const lines = v.custom<number | string>((value) =>
  typeof value === 'string' ? readLines(value) !== null : v.is(line, value),
);
const urls = v.custom<string>((value) => typeof value === 'string' && readUrls(value) !== null);
/** Words, separated by spaces. */
const words = v.pipe(v.string(), v.maxLength(256));
const id = v.pipe(v.number(), v.safeInteger());

const requestSchema = v.variant('method', [
  v.object({
    id,
    method: v.literal('hello'),
    value: v.object({ height: v.picklist(['auto', 'fixed']), opens: v.boolean() }),
  }),
  v.object({ id, method: v.literal('setText'), value: v.object({ text: v.string() }) }),
  v.object({ id, method: v.literal('getText') }),
  v.object({
    id,
    method: v.literal('ask'),
    value: v.object({
      crawler: v.optional(crawler),
      url: v.optional(url),
      engine: v.optional(engine),
    }),
  }),
  v.object({ id, method: v.literal('showLine'), value: v.object({ line }) }),
  v.object({ id, method: v.literal('getShareLink') }),
  v.object({ id, method: v.literal('reset') }),
  v.object({
    id,
    method: v.literal('set'),
    value: v.object({
      crawler: setting(crawler),
      url: setting(url),
      engine: setting(engine),
      view: setting(v.picklist(embedViews)),
      theme: setting(v.picklist(embedThemes)),
      readonly: setting(v.boolean()),
      quiz: setting(v.boolean()),
      highlight: setting(lines),
      lock: setting(words),
      urls: setting(urls),
      show: setting(words),
    }),
  }),
]);

/** An invalid value counts as absent: attributes are sent together, and an invalid one must not block the others. */
function setting<Value>(schema: v.GenericSchema<Value>) {
  return v.fallback(v.optional(v.nullable(schema)), undefined);
}

/** Returns the id of a message that claims to be a request; null if it has none and so can't be answered. */
export function requestId(message: unknown): number | null {
  const result = v.safeParse(v.object({ id }), message);
  return result.success ? result.output.id : null;
}

/** Validates a message from the host and strips unknown properties. Returns the reason if it is refused. */
export function readRequest(message: unknown): Request | RefusedBecause {
  const result = v.safeParse(requestSchema, message, { abortEarly: true });
  if (!result.success) return 'invalid';
  const request = result.output;
  if (request.method === 'setText' && isTooLarge(request.value.text)) return 'too-large';
  return request;
}

function isTooLarge(text: string): boolean {
  // A UTF-16 unit takes one to three bytes, so most texts are decided by their length.
  if (text.length > MAX_TEXT_BYTES) return true;
  if (text.length * 3 <= MAX_TEXT_BYTES) return false;
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    // An undecodable byte, represented by a lone surrogate, counts as one byte.
    if (codePoint < 0x80 || (codePoint >= 0xdc80 && codePoint <= 0xdcff)) bytes += 1;
    else bytes += codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return bytes > MAX_TEXT_BYTES;
}
