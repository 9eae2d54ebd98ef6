import { createService } from '../../src/service';
import { createFetchConnect } from '../../src/service/edge/fetch-connect';
import { serviceLimits, sitePolicy } from './site-policy';

/* The service on Workers, for sites on this computer. The path `/hasty` has short time limits. */

interface Env {
  readonly PORTS: readonly number[];
}

let services: Record<string, ReturnType<typeof createService>> | null = null;

function createServices({ PORTS }: Env) {
  const create = (isHasty: boolean) =>
    createService({
      connect: createFetchConnect((input, init) => fetch(input, init)),
      callers: { hosts: null, admitsAll: false },
      policy: sitePolicy(PORTS),
      ...serviceLimits(isHasty),
    });
  return { '/patient': create(false), '/hasty': create(true) };
}

export default {
  fetch(request: Request, env: Env) {
    services ??= createServices(env);
    const service = services[new URL(request.url).pathname];
    return service?.(request, '127.0.0.1') ?? new Response(null, { status: 404 });
  },
};
