import * as v from 'valibot';
import { PROTOCOL_VERSION, type WindowMessage } from './protocol';

const schema = v.object({
  robotsTxtTester: v.literal(PROTOCOL_VERSION),
  nonce: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** Validates a window message; null if it isn't part of this protocol. */
export function readWindowMessage(data: unknown): WindowMessage | null {
  const result = v.safeParse(schema, data);
  return result.success ? result.output : null;
}
