const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** Decodes UTF-8; null for invalid bytes. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Decodes bytes as Windows-1252, for programs that don't write UTF-8. */
export function textOfLegacyBytes(bytes: Uint8Array): string {
  return windows1252.decode(bytes);
}
