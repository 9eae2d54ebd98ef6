import type { UrlList } from '../list';
import type { ImportControl } from './import-control';
import type { ImportFormat, ImportPlan } from './import-plan';
import type { EndReason, ImportResult } from './import-result';
import { HarReader } from './read-har';
import { LogReader } from './read-log';
import { SitemapReader } from './read-sitemap';
import { TableReader } from './read-table';
import { TextReader } from './read-text';
import { Senders } from './senders';
import { SourcePieces } from './source-pieces';
import { UnpackedGzip } from './unpacked-gzip';
import type { UrlReader } from './url-reader';
import { UrlSink } from './url-sink';
import { Utf8Bytes } from './utf8-bytes';

/** Milliseconds of reading before queued messages run. */
const STRETCH = 12;

/**
 * Reads URLs from a source into a list, in pieces. Memory is bounded apart from the list itself. Problems of
 * the source are in the report; if it can't be read to the end, the list has the lines before that.
 */
export async function importUrls(
  source: AsyncIterable<Uint8Array>,
  plan: ImportPlan,
  list: UrlList,
  control: ImportControl,
): Promise<ImportResult> {
  const sink = new UrlSink(list);
  const reader = await readerOf(plan.format, sink);
  const pieces = new SourcePieces(source, control);
  const unpacked = plan.packed ? new UnpackedGzip(pieces, control.nextTurn) : null;
  const bytes = new Utf8Bytes(plan);
  const early = await readPieces(unpacked ?? pieces, bytes, reader, control);
  const sourceEnd = pieces.hasFailed ? 'source-failed' : (unpacked?.end ?? null);
  const reason = early ?? finish(sourceEnd, bytes, reader);
  const byte = reason === unpacked?.end ? unpacked.packedBytes : pieces.bytes;
  return {
    end: reason && { reason, line: reader.line, byte },
    bytes: pieces.bytes,
    ...sink.counts(),
    sitemaps: reader instanceof SitemapReader ? reader.sitemaps : [],
    furtherSitemaps: reader instanceof SitemapReader ? reader.furtherSitemaps : 0,
    agents: reader instanceof LogReader ? reader.agents : null,
    isCatalogueMissing: reader instanceof LogReader && !reader.hasCrawlers,
  };
}

async function readerOf(format: ImportFormat, sink: UrlSink): Promise<UrlReader> {
  switch (format.kind) {
    case 'text':
      return new TextReader(sink);
    case 'table':
      return new TableReader(format, sink);
    case 'sitemap':
      return new SitemapReader(sink);
    case 'log':
      return new LogReader(sink, await Senders.load().catch(() => null));
    case 'har':
      return new HarReader(sink);
  }
}

/**
 * Reads until the source ends, the reader stops or the import is cancelled. Returns the reason for an early
 * end, or null.
 */
async function readPieces(
  source: AsyncIterable<Uint8Array>,
  bytes: Utf8Bytes,
  reader: UrlReader,
  { signal, nextTurn }: ImportControl,
): Promise<EndReason | null> {
  let start = performance.now();
  for await (const piece of source) {
    if (signal.aborted) return 'cancelled';
    const reason = reader.read(bytes.next(piece));
    if (reason !== null) return reason;
    if (performance.now() - start < STRETCH) continue;
    await nextTurn();
    start = performance.now();
  }
  return signal.aborted ? 'cancelled' : null;
}

/**
 * Reads the remaining bytes at the end. If the source was cut off, they are the start of an incomplete line
 * and are dropped.
 */
function finish(sourceEnd: EndReason | null, bytes: Utf8Bytes, reader: UrlReader): EndReason | null {
  if (sourceEnd !== null && sourceEnd !== 'gzip-further-member') return sourceEnd;
  const reason = reader.read(bytes.rest()) ?? reader.finish();
  return sourceEnd ?? reason;
}
