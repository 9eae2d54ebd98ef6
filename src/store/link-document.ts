import { decodeText, encodeText, unifyLineEnds } from '../engine/source';
import { bytesDocument, type DocumentContent, textDocument } from './document';

/** A document of a whole file as text, with its own line ends and byte order mark, that came by a link. */
export function linkDocument(source: string): DocumentContent {
  const bytes = encodeText(source);
  if (decodeText(bytes) === source) return bytesDocument(bytes, { kind: 'link' });
  // It holds halves of characters that no file can hold: as text they survive, with the line ends as after an edit.
  const bom = source.startsWith('\uFEFF');
  const { text, lineEnd } = unifyLineEnds(bom ? source.slice(1) : source);
  const isMixed = lineEnd === 'mixed';
  return {
    ...textDocument(text, { kind: 'link' }),
    bom,
    lineEnd: isMixed ? 'lf' : lineEnd,
    mixedEndsUnified: isMixed,
  };
}
