import { nextTurn } from '../connection/next-turn';
import type { WorkerPort } from '../connection/port';
import type { FromLintWorker, ToLintWorker } from './lint-protocol';
import { type LintedSession, LintWork } from './lint-work';

/** Does a session's work for the page behind a port. Posts `ready` first. */
export function serveSession(port: WorkerPort, session: LintedSession): void {
  const post = (message: FromLintWorker): void => {
    const transfer = message.kind === 'report' ? [message.report.marks.buffer as ArrayBuffer] : [];
    port.postMessage(message, { transfer });
  };
  const work = new LintWork(session, post, nextTurn);
  port.addEventListener('message', ({ data }: MessageEvent<ToLintWorker>) => {
    if (data.kind === 'request') work.accept(data);
    else if (data.kind === 'giveWay') work.giveWay();
    else work.update(data);
  });
  post({ kind: 'ready' });
}
