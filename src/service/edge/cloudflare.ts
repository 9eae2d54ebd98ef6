import { createService } from '../index';
import { createFetchConnect } from './fetch-connect';

/** Where the page looks for the service, from its own address. */
const PATH = '/api/robots';

// One for each instance of the Worker, so it counts only what this instance does: docs/hosting.md names what counts for all.
const service = createService({
  connect: createFetchConnect((input, init) => fetch(input, init)),
  callers: { hosts: null, admitsAll: false },
});

/** The fetch service on Cloudflare Workers, beside the built page as static assets: it gets what none of them answers. */
export default {
  fetch(request: Request, _: unknown, context: { waitUntil(work: Promise<unknown>): void }) {
    if (new URL(request.url).pathname !== PATH) return new Response(null, { status: 404 });
    const answer = service(request, request.headers.get('cf-connecting-ip') ?? '');
    // Others may wait for the same site: it goes on where this client goes away.
    context.waitUntil(answer);
    return answer;
  },
};
