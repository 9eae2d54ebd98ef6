const decoder = new TextDecoder('windows-1252');

/**
 * Returns the character of a byte (0x80–0xFF) in Windows-1252, the superset of Latin-1 that programs often
 * write in files labelled Latin-1.
 */
export function windows1252Character(byte: number): string {
  return decoder.decode(Uint8Array.of(byte));
}
