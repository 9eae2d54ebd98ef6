import * as v from 'valibot';
import { PROTOCOL_VERSION, type WindowMessage } from './protocol';

const schema = v.object({
  robotsTxtTester: v.literal(PROTOCOL_VERSION),
  nonce: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

/** A message to the window as one of this protocol; null where it is somebody else's. */
export function readWindowMessage(data: unknown): WindowMessage | null {
  const result = v.safeParse(schema, data);
  return result.success ? result.output : null;
}
