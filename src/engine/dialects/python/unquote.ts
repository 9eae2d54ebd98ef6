const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Implements `urllib.parse.unquote`. Escapes become the characters that they encode as UTF-8. Invalid
 * sequences become U+FFFD (`errors='replace'`), one per maximal subpart, as in `TextDecoder`. Surrounding
 * characters never complete a sequence.
 */
export function unquote(text: string): string {
  return text.replace(/(?:%[\dA-Fa-f]{2})+/g, (escapes) =>
    decoder.decode(Uint8Array.from(escapes.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))),
  );
}
