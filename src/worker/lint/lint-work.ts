import { type NextTurn, Turns, TYPING_REST } from '../connection/turns';
import type { FromLintWorker, LintReport, LintRequest, LintUpdate } from './lint-protocol';
import type { LintSession } from './lint-session';

/**
 * Order of the work. Most requests are short, and someone waits for the reply. `ruleEffect` and `simplify` may take
 * seconds in large files. The page requests `overview` and `quietLines` after each report. These two wait for a report that
 * is due, and for the end of a rest.
 */
const Urgency = { first: 0, beforeReport: 1, afterReport: 2 } as const;
const URGENCIES: { readonly [Name in LintRequest['name']]?: number } = {
  ruleEffect: Urgency.beforeReport,
  simplify: Urgency.beforeReport,
  overview: Urgency.afterReport,
  quietLines: Urgency.afterReport,
};

/** A text whose work can be done in pieces. */
export type LintedSession = Pick<LintSession, 'update' | 'report' | 'answer'>;

/** A request with its work. */
interface PendingRequest {
  readonly id: number;
  readonly urgency: number;
  readonly steps: ReturnType<LintSession['answer']>;
}

/**
 * Does the session's work in pieces. Updates and requests are handled in between. A new update abandons an
 * outdated report.
 */
export class LintWork {
  readonly #session: LintedSession;
  /** During a rest, the search and what comes after a report wait. */
  readonly #turns: Turns<FromLintWorker>;
  /** Requests in order. Most come before the report, because the user waits for them. */
  readonly #pending: PendingRequest[] = [];
  #report: Generator<void, LintReport> | null = null;
  /** Number of the current text and context; see `LintUpdate`. */
  #state = 0;
  /** True until the newest update has its report. */
  #owesReport = false;

  constructor(session: LintedSession, post: (message: FromLintWorker) => void, nextTurn: NextTurn) {
    this.#session = session;
    this.#turns = new Turns<FromLintWorker>({ doPiece: () => this.#doPiece() }, post, nextTurn);
  }

  /**
   * Applies an update and reports on the new state: without delay for another file, after a rest for a
   * changed text or context. An update that changes neither, such as another crawler, doesn't extend a
   * running rest. If no rest is running, its report reuses the findings so far.
   */
  update(update: LintUpdate): void {
    const isSameState = update.state === this.#state;
    this.#state = update.state;
    this.#session.update(update);
    this.#turns.post({ kind: 'accepted', version: update.version });
    this.#report = null;
    this.#owesReport = true;
    if (isSameState && this.#turns.isResting) return;
    this.#turns.rest(isSameState || update.open !== undefined ? 0 : TYPING_REST);
  }

  /** Rests because the text is scrolled. Keeps the work done so far, and answers the more urgent requests. */
  giveWay(): void {
    if (!this.#owesReport && this.#pending.length === 0) return;
    this.#turns.rest(TYPING_REST);
    this.#turns.showLife();
  }

  /** Handles a request. The reply refers to the state at the time when its work starts. */
  accept(request: LintRequest): void {
    const steps = this.#session.answer(request);
    const urgency = URGENCIES[request.name] ?? Urgency.first;
    this.#pending.push({ id: request.id, urgency, steps });
    this.#turns.begin();
  }

  /** Does one piece of the most urgent work. Returns false if there is nothing to do. */
  #doPiece(): boolean {
    const next = this.#mostUrgent();
    const { isResting } = this.#turns;
    const mayFollow = !isResting && !this.#owesReport;
    if (next !== null && (mayFollow || next.urgency < Urgency.afterReport)) {
      this.#continueRequest(next);
      return true;
    }
    if (isResting || !this.#owesReport) return false;
    this.#report ??= this.#session.report();
    const step = this.#report.next();
    if (step.done === true) {
      this.#report = null;
      this.#owesReport = false;
      this.#turns.post({ kind: 'report', report: step.value });
    }
    return true;
  }

  #mostUrgent(): PendingRequest | null {
    let first: PendingRequest | null = null;
    for (const request of this.#pending)
      if (first === null || request.urgency < first.urgency) first = request;
    return first;
  }

  #continueRequest(request: PendingRequest): void {
    const { id, steps } = request;
    const remove = (): unknown => this.#pending.splice(this.#pending.indexOf(request), 1);
    try {
      const step = steps.next();
      if (step.done !== true) return;
      remove();
      this.#turns.post({ kind: 'reply', id, reply: step.value });
    } catch {
      // A bug in a fix or a rule: this request fails, and the others continue.
      remove();
      this.#turns.post({ kind: 'failed', id });
    }
  }
}
