const BYTES = 16;

/** A new identity for a draft. Unlike `randomUUID`, also on pages that are served without TLS. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
