import { rawByteOf } from './raw-byte';

/** Formats a text for display: every undecodable byte as `\xE9`. */
export function showRawBytes(text: string): string {
  // With the flag u, half of a surrogate pair doesn't match.
  return text.replace(/[\udc80-\udcff]/gu, (unit) => {
    const byte = rawByteOf(unit.charCodeAt(0));
    return `\\x${byte.toString(16).toUpperCase()}`;
  });
}
