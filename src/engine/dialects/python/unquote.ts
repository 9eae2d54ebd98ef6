const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * `urllib.parse.unquote`: escapes become the characters whose UTF-8 they are, and U+FFFD where they are none (`errors='replace'`, one for each
 * maximal part of a sequence, as `TextDecoder` has it). Characters around them never complete a sequence.
 */
export function unquote(text: string): string {
  return text.replace(/(?:%[\dA-Fa-f]{2})+/g, (escapes) =>
    decoder.decode(Uint8Array.from(escapes.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))),
  );
}
