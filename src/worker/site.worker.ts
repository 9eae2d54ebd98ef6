import { requestDirectly } from './site/request-directly';
import type { SiteReply, SiteRequest } from './site/site-protocol';

/**
 * The entry of the worker that asks a site for its robots.txt, one request in its life. It is a file of its own for the sake of the policy: a worker
 * goes by the one that comes with its file, and only this file may connect elsewhere (`siteWorkerPolicy`). The page and the workers that hold texts
 * may not; this one gets an address and never a text, and can do nothing but GET a /robots.txt.
 */
self.addEventListener('message', ({ data }: MessageEvent<SiteRequest>) => void answer(data), { once: true });

async function answer({ url }: SiteRequest): Promise<void> {
  const reply: SiteReply = await requestDirectly(url, fetch, () => performance.now());
  const transfer = reply === null || reply === 'timeout' ? [] : [reply.body.buffer];
  postMessage(reply, { transfer });
}
