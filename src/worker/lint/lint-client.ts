import { mergeTextChanges } from '../pending-update';
import { RequestLine } from '../request-line';
import type { LineStatus } from '../worker-line';
import type { FromLintWorker, LintReport, LintRequests, LintUpdate } from './lint-protocol';

/** How problems are looked for at the moment. `unavailable`: the page's own thread is no place for this work. */
export type LintStatus = LineStatus;

/** What the client needs from the page around it. */
interface LintClientOptions {
  /** Starts a worker; throws where the browser forbids it. */
  startWorker(): Worker;
  /** The whole present state as one update, for a worker that has to begin anew. */
  currentState(): LintUpdate;
  onReport(report: LintReport): void;
  onStatus(status: LintStatus): void;
}

/** The page's line to the worker that looks for problems. */
export class LintClient {
  readonly #line: RequestLine<LintUpdate, FromLintWorker, LintRequests>;
  /** The version whose report is owed; null for none. */
  #owed: number | null = null;

  constructor({ onReport, ...options }: LintClientOptions) {
    this.#line = new RequestLine('finds problems', {
      ...options,
      merge: mergeLintUpdates,
      meaningOf: ({ kind }) => (kind === 'accepted' ? 'accepted' : 'alive'),
      onMessage: (message) => {
        if (message.kind !== 'report') return;
        if (message.report.version === this.#owed) this.#owed = null;
        this.#line.answered();
        onReport(message.report);
      },
      onSent: ({ version }) => {
        this.#owed = version;
      },
      owes: () => this.#owed !== null,
    });
  }

  /** Starts the worker with the present state; also starts it again after `stopped`. */
  start(): void {
    this.#line.start();
  }

  /** Hands over a change. Without a worker it is dropped: a restart sends the whole state. */
  send(update: LintUpdate): void {
    this.#line.send(update);
  }

  /** Asks for something; it is answered for the newest update that was sent before. Rejected where the worker cannot answer, or there is none. */
  request<Name extends keyof LintRequests>(
    name: Name,
    payload: LintRequests[Name]['payload'],
  ): Promise<LintRequests[Name]['reply']> {
    return this.#line.request(name, payload);
  }

  /** Ends the worker; `start` begins anew. */
  dispose(): void {
    this.#line.dispose();
  }
}

/** Two updates as one, see `mergeUpdates`. */
function mergeLintUpdates(waiting: LintUpdate | null, next: LintUpdate): LintUpdate {
  if (waiting === null) return next;
  const context = next.context ?? waiting.context;
  return {
    kind: 'update',
    version: next.version,
    state: next.state,
    ...mergeTextChanges(waiting, next),
    ...(context !== undefined && { context }),
  };
}
