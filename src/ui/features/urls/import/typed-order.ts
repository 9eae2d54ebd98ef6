import { encodeText } from '../../../../engine/source';
import type { Urls } from '../../../../store';
import type { ImportOrder } from './import-types';
import { typedSource } from './typed-plan';

/** Returns the import of typed text; null if the worker stopped, which the view reports. */
export async function typedOrder(urls: Urls, typed: string, replaces: boolean): Promise<ImportOrder | null> {
  try {
    const sniffed = await urls.sniff(fileOf(typed), '');
    const { text, plan } = typedSource(typed, sniffed);
    return { source: fileOf(text), name: '', plan, replaces };
  } catch {
    return null;
  }
}

function fileOf(text: string): File {
  return new File([new Uint8Array(encodeText(text))], '');
}
