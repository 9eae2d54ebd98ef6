import { bytesDocument } from '../bytes-document';
import type { DocumentContent } from '../document';
import type { SiteOrigin } from '../document-origin';
import { answerOfFile, bodyOf, isBehindCloudflare, mediaTypeOf } from './answer-of-file';
import type { SiteFile } from './site-file';

/** A document that came from a site. */
export type SiteDocument = DocumentContent & { readonly origin: SiteOrigin };

/** Converts a site's answer into a document; empty if it sent no file. Null if the address is invalid. */
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
    ...(isBehindCloudflare(file) && { isBehindCloudflare: true }),
  };
  return { ...bytesDocument(body, origin), origin };
}
