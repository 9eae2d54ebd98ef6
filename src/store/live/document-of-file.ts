import type { LiveFile } from '../../service/protocol';
import { bytesDocument, type DocumentContent } from '../document';
import type { SiteOrigin } from '../site-origin';
import { answerOfFile, hasBody, mediaTypeOf } from './answer-of-file';
import { bodyOf } from './live-schema';

/** A document that was fetched. */
export type SiteDocument = DocumentContent & { readonly origin: SiteOrigin };

/** What a site answered as a document: empty where it sent no file. Null where the body cannot be read, which is the service's mistake. */
export function documentOfFile(file: LiveFile): SiteDocument | null {
  const { end, url, as, at } = file;
  const body = hasBody(end) ? bodyOf(end) : new Uint8Array();
  if (body === null || !URL.canParse(url)) return null;
  const origin: SiteOrigin = {
    kind: 'site',
    url,
    as,
    at,
    answer: answerOfFile(file, body),
    bytes: body.length,
    mediaType: mediaTypeOf(file),
  };
  return { ...bytesDocument(body, origin), origin };
}
