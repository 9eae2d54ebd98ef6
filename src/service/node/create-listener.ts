import type { IncomingMessage, ServerResponse } from 'node:http';
import { publicInternet } from '../address/gate';
import { clientAddress } from '../client-key';
import { createService } from '../index';
import { nodeListener } from './listener';
import { createNodeConnect } from './node-connect';
import { readSettings } from './settings';

/**
 * Creates a listener for a Node HTTP server that runs the fetch service with settings from the environment, on every path.
 * @throws if a setting is invalid, with a sentence for each
 */
export function createListener(
  environment: Readonly<Record<string, string | undefined>>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const read = readSettings(environment);
  if (read.kind === 'problems') throw new Error(read.problems.join('\n'));
  const { callers, trustedProxies, ports } = read.settings;
  const policy = { ...publicInternet, ports };
  const service = createService({ connect: createNodeConnect(policy), callers, policy });
  return nodeListener((request, socketAddress) =>
    service(request, clientAddress(socketAddress, request.headers.get('x-forwarded-for'), trustedProxies)),
  );
}
