import { bytesDocument, type DocumentContent } from '../document';
import type { SiteOrigin } from '../document-origin';
import { answerOfFile, bodyOf, mediaTypeOf } from './answer-of-file';
import type { SiteFile } from './site-file';

/** A document of a site. */
export type SiteDocument = DocumentContent & { readonly origin: SiteOrigin };

/** What a site answered as a document: empty where it sent no file. Null where the address is none. */
export function documentOfFile(file: SiteFile): SiteDocument | null {
  const { by, url, as, at } = file;
  if (!URL.canParse(url)) return null;
  const body = bodyOf(file);
  const origin: SiteOrigin = {
    kind: 'site',
    by,
    url,
    as,
    at,
    answer: answerOfFile(file),
    bytes: body.length,
    mediaType: mediaTypeOf(file),
  };
  return { ...bytesDocument(body, origin), origin };
}
