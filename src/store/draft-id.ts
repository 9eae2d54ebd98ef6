const BYTES = 16;

/** Creates an id for a draft. Unlike `randomUUID`, it also works on pages served without TLS. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
