import { createService } from '../index';
import { createFetchConnect } from './fetch-connect';

/** Path at which the page expects the service, at the root or in a folder. */
const PATH = '/api/robots';

// Each instance of the Worker has its own service, so the limits cover only that instance. docs/hosting.md lists the limits that cover all.
const service = createService({
  connect: createFetchConnect((input, init) => fetch(input, init)),
  callers: { hosts: null, admitsAll: false },
});

/** The fetch service on Cloudflare Workers, next to the built page as static assets: it handles the requests that match no asset. */
export default {
  fetch(request: Request, _: unknown, context: { waitUntil(work: Promise<unknown>): void }) {
    if (!new URL(request.url).pathname.endsWith(PATH)) return new Response(null, { status: 404 });
    const answer = service(request, request.headers.get('cf-connecting-ip') ?? '');
    // Other requests may wait for the same answer, so it must continue even if this client disconnects.
    context.waitUntil(answer);
    return answer;
  },
};
