import { mergeTextChanges } from '../document/text-change';
import type { UrlsUpdate } from './urls-protocol';

/** Merges two updates into one; see `mergeUpdates`. */
export function mergeUrlsUpdates(waiting: UrlsUpdate | null, next: UrlsUpdate): UrlsUpdate {
  if (waiting === null) return next;
  const condition = next.condition ?? waiting.condition;
  const crawlers = next.crawlers ?? waiting.crawlers;
  const list = next.list ?? waiting.list;
  return {
    kind: 'update',
    version: next.version,
    ...mergeTextChanges(waiting, next),
    ...(condition !== undefined && { condition }),
    ...(crawlers !== undefined && { crawlers }),
    ...(list !== undefined && { list }),
  };
}
