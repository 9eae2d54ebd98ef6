import { requestDirectly } from './site/request-directly';
import type { DirectReply, DirectRequest } from './site/site-protocol';

/**
 * Entry point of the worker that requests a site's robots.txt, once per worker. It is a separate file because
 * of the content security policy: a worker has the policy sent with its file, and only this file may connect
 * to other sites (`siteWorkerPolicy`). The page and the workers that hold texts may not. This worker gets an
 * address but never a text, and can only GET a /robots.txt.
 */
self.addEventListener('message', ({ data }: MessageEvent<DirectRequest>) => void answer(data), {
  once: true,
});

async function answer({ url }: DirectRequest): Promise<void> {
  const reply: DirectReply = await requestDirectly(url, fetch, () => performance.now());
  const transfer = reply === null || reply === 'timeout' ? [] : [reply.body.buffer];
  postMessage(reply, { transfer });
}
