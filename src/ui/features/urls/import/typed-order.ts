import { encodeText } from '../../../../engine/source';
import type { Urls } from '../../../../store';
import type { ImportOrder } from './import-types';
import { typedSource } from './typed-plan';

/** Makes an import of what was typed; null where the worker stopped, which the view tells. */
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
