const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const windows1252 = new TextDecoder('windows-1252');

/** The text of bytes that should be UTF-8; null where they are not. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** The text of bytes as programs write it that know no UTF-8. */
export function legacyText(bytes: Uint8Array): string {
  return windows1252.decode(bytes);
}
