import type { WorkerPort } from '../connection/port';
import { Comparing } from './comparing';
import { type LoadComparisonParts, LoadedDialects } from './loaded-dialects';
import type { Update, WorkerReply, WorkerRequest } from './tester-protocol';
import { TesterSession } from './tester-session';

/**
 * Answers the requests received through a port with one session. Posts `ready` first. An update that asks about a dialect that isn't loaded is answered once
 * it is; the page sends the next one after that. If it can't be loaded, the worker fails, and the page restarts it. A comparison waits for the other
 * dialects, too, but goes without them if they can't be loaded.
 */
export function serveTester(port: WorkerPort, loadComparisonParts: LoadComparisonParts): void {
  const reply = (message: WorkerReply, transfer: ArrayBufferLike[] = []): void =>
    port.postMessage(message, { transfer: transfer as ArrayBuffer[] });
  const dialects = new LoadedDialects(loadComparisonParts);
  const session = new TesterSession(dialects.byId, dialects);
  const comparing = new Comparing(session, (comparison) => reply({ kind: 'comparison', comparison }));
  const answer = (update: Update): void => {
    const report = session.update(update);
    reply({ kind: 'report', report }, [report.marks.groups.buffer, report.marks.rules.buffer]);
    const compare = (): void =>
      comparing.restart(update.transactions === undefined ? 'questionOnly' : 'typing');
    if (session.lacksDialects) {
      comparing.stop();
      dialects.load().then(compare, compare);
    } else compare();
  };
  port.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.kind === 'rows') reply(session.rows(data));
    else if (dialects.suffice(data)) answer(data);
    else
      dialects
        .load()
        .then(() => answer(data))
        .catch(fail);
  });
  reply({ kind: 'ready' });
}

/** Throws an error where the worker's `error` event reports it, which a rejected promise doesn't cause. */
function fail(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
