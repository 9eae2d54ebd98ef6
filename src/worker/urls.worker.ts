import { nextTurn } from './lint/next-turn';
import type { FromUrlsWorker, ToUrlsWorker } from './urls/urls-protocol';
import { UrlsSession } from './urls/urls-session';
import { UrlsWork } from './urls/urls-work';

/** The entry of the worker that keeps a list of URLs and tests all of them. What reads files is a part of its own, which comes when one is read. */
const work = new UrlsWork(new UrlsSession(), say, nextTurn);

self.addEventListener('message', ({ data }: MessageEvent<ToUrlsWorker>) => {
  switch (data.kind) {
    case 'update':
      return work.update(data);
    case 'query':
      return work.show(data.query);
    case 'ask':
      return work.ask(data);
    case 'cancel':
      return work.cancel(data.id);
    default:
      return work.compare(data);
  }
});

say({ kind: 'ready' });

function say(message: FromUrlsWorker): void {
  postMessage(message);
}
