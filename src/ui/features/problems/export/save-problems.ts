import { encodeText } from '../../../../engine/source';
import { download } from '../../../parts/file/download';
import type { ExportFormat } from './export-formats';

/** Gives written problems to the browser as a file to save. */
export function saveProblems(text: string, { name, type }: ExportFormat): void {
  download(encodeText(text), name, type);
}
