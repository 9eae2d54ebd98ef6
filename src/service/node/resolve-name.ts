import { Resolver } from 'node:dns/promises';

/** Returns all addresses of a host name as text. Called once per request; rejects with a system error if there are none. Aborted by the signal. */
export type ResolveName = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Queries the system's name servers. `dns.lookup` can't be stopped and blocks one of Node's few threads: fifteen names with silent servers would stop
 * all others for a minute. The drawback is that names in `/etc/hosts` and search domains don't resolve, but no public site needs them.
 */
export const resolveByNameServers: ResolveName = async (hostname, signal) => {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  const stop = () => resolver.cancel();
  signal.addEventListener('abort', stop);
  try {
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
    return [four, six].flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
