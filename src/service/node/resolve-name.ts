import { lookup } from 'node:dns/promises';

/**
 * All addresses of a host name, as text. Asked once for each request; fails with a system error where there is none. May go on after the signal
 * has ended the request: nobody waits for it then.
 */
export type ResolveName = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/** Asks the system, which knows `/etc/hosts` and search domains too. */
export const resolveBySystem: ResolveName = async (hostname) => {
  const answers = await lookup(hostname, { all: true, order: 'verbatim' });
  return answers.map(({ address }) => address);
};
