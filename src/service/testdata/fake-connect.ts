import type { Connect, Connected, ConnectRequest, NotConnected } from '../connect';

/** A site's answer in a test: the chunks of `body`, then an error if `breaks` is set, or no end if `hangs` is set. */
export interface FakeAnswer {
  readonly status?: number;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: Iterable<string | Uint8Array>;
  readonly breaks?: boolean;
  readonly hangs?: boolean;
  readonly isInflated?: boolean;
}

/** A network of sites by address. Records the requests and the addresses whose bodies ended or were cancelled. */
export class FakeNetwork {
  readonly requests: ConnectRequest[] = [];
  readonly closed: string[] = [];
  readonly #sites: Readonly<Record<string, FakeAnswer | NotConnected>>;

  constructor(sites: Readonly<Record<string, FakeAnswer | NotConnected>>) {
    this.#sites = sites;
  }

  readonly connect: Connect = (request) => {
    this.requests.push(request);
    const site = this.#sites[request.url.href];
    if (site === undefined) return Promise.resolve({ kind: 'failure', failure: 'dns', detail: 'ENOTFOUND' });
    if ('kind' in site) return Promise.resolve(site);
    return Promise.resolve(this.#answer(request, site));
  };

  #answer({ url, signal }: ConnectRequest, site: FakeAnswer): Connected {
    const pieces = (site.body ?? [])[Symbol.iterator]();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) =>
        signal.addEventListener('abort', () => {
          // A stream that has already ended can't fail.
          if (!this.closed.includes(url.href)) controller.error(signal.reason);
        }),
      pull: (controller) => {
        const { done, value } = pieces.next();
        if (done !== true)
          controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value.slice());
        else if (site.breaks === true) controller.error(new Error('ECONNRESET'));
        else if (site.hangs !== true) {
          this.closed.push(url.href);
          controller.close();
        }
      },
      cancel: () => {
        this.closed.push(url.href);
      },
    });
    const { status = 200, headers = [], isInflated = false } = site;
    return { kind: 'answer', status, headers, body, isInflated };
  }
}
