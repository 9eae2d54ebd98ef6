import { decodeText, encodeText, unifyLineEnds } from '../engine/source';
import { bytesDocument } from './bytes-document';
import { type DocumentContent, textDocument } from './document';

/** Creates a document from a file that came by a link as text with its own line ends and byte order mark. */
export function linkDocument(source: string): DocumentContent {
  const bytes = encodeText(source);
  if (decodeText(bytes) === source) return bytesDocument(bytes, { kind: 'link' });
  // The source has lone surrogates that no file's bytes can contain. They are kept as text, with line ends as
  // after an edit.
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
