import { Resolver } from 'node:dns/promises';

/** All addresses of a host name, as text. Asked once for each request; fails with a system error where there is none. The signal ends it. */
export type ResolveName = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/**
 * Asks the name servers of the system. Not its own lookup, which cannot be stopped and holds a thread of the few that Node has: fifteen names whose
 * servers are silent would stop all others for a minute. So names in `/etc/hosts` and search domains are not known, which no public site needs.
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
