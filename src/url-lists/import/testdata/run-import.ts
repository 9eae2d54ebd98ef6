import { encodeText } from '../../../engine/source';
import { UrlList } from '../../list';
import type { ImportControl } from '../import-control';
import type { ImportFormat, ImportPlan } from '../import-plan';
import type { ImportResult } from '../import-result';
import { importUrls } from '../import-urls';

/** Lets queued tasks run, as the worker does between pieces. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The result of an import: its report, and the list as strings. */
export interface Imported {
  readonly report: ImportResult;
  readonly list: UrlList;
  readonly urls: string[];
  /** Line and reason of each rejected line. */
  readonly rejected: [number, string][];
}

/** Yields bytes in chunks of a size. */
export async function* inChunks(bytes: Uint8Array, size = bytes.length): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) {
    await nextTurn();
    yield bytes.slice(at, at + size);
  }
}

/** Settings of an import that differ from the defaults. */
export interface Settings extends Partial<Omit<ImportPlan, 'format'>> {
  readonly chunk?: number;
  readonly list?: UrlList;
  readonly control?: Partial<ImportControl>;
}

/** Imports a text or bytes in a format. */
export async function runImport(
  source: string | Uint8Array,
  format: ImportFormat | 'text' | 'sitemap' | 'log' | 'har',
  { chunk, list = new UrlList(), control, ...plan }: Settings = {},
): Promise<Imported> {
  const bytes = typeof source === 'string' ? encodeText(source) : source;
  const report = await importUrls(
    inChunks(bytes, chunk),
    {
      packed: false,
      encoding: 'utf-8',
      lineEnd: 'lf',
      ...plan,
      format: typeof format === 'string' ? { kind: format } : format,
    },
    list,
    { signal: new AbortController().signal, onProgress: () => {}, nextTurn, ...control },
  );
  return {
    report,
    list,
    urls: Array.from({ length: list.length }, (_, i) => list.urlAt(i)),
    rejected: Array.from({ length: report.rejected.length }, (_, i) => [
      report.rejected.lineAt(i),
      report.rejected.reasonAt(i),
    ]),
  };
}

/** Returns the sum of a report's line counts. Equals `lines` for text, tables and logs. */
export function accountedFor(report: ImportResult): number {
  const { added, repeated, blank, comments, headers, rejected } = report;
  return added + repeated + blank + comments + headers + rejected.total;
}
