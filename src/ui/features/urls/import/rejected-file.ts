import { encodeText } from '../../../../engine/source';
import { rejectTexts, urlsImportTexts } from '../../../../messages';
import type { Urls } from '../../../../store';
import { csvTable } from '../../../parts/table/table-text';

/** Lines per request. */
const PIECE = 500;

const { report: texts } = urlsImportTexts;

/**
 * Returns all rejected lines of the last import as CSV: number, reason and, if kept, the start of the text.
 * Rejects if the worker stops.
 */
export async function rejectedFile(urls: Pick<Urls, 'rejected'>, isHar: boolean): Promise<File> {
  const heads = [isHar ? texts.entry : texts.line, texts.reason, texts.text];
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows: string[][] = [heads];
  for (let from = 0; rows.length > 0; from += PIECE) {
    const [first = [], ...rest] = rows;
    parts.push(new Uint8Array(encodeText(csvTable({ heads: first, rows: rest }))));
    const lines = await urls.rejected(from, from + PIECE);
    rows = lines.map(({ line, reason, text }) => [String(line), rejectTexts[reason].name, text ?? '']);
  }
  return new File(parts, texts.fileName, { type: 'text/csv' });
}
