import { nextTurn } from '../connection/next-turn';
import type { WorkerPort } from '../connection/port';
import type { FromUrlsWorker, ToUrlsWorker } from './urls-protocol';
import { UrlsSession } from './urls-session';
import { UrlsWork } from './urls-work';

/** Keeps and tests a page's list of URLs, controlled by messages from a port. */
export function serveUrls(port: WorkerPort): void {
  const post = (message: FromUrlsWorker): void => port.postMessage(message);
  const work = new UrlsWork(new UrlsSession(), post, nextTurn);
  port.addEventListener('message', ({ data }: MessageEvent<ToUrlsWorker>) => {
    switch (data.kind) {
      case 'update':
        return work.update(data);
      case 'query':
        return work.show(data.query);
      case 'request':
        return work.accept(data);
      case 'cancel':
        return work.cancel(data.id);
      default:
        return work.compare(data);
    }
  });
  post({ kind: 'ready' });
}
