import { Comparing } from './comparing';
import type { WorkerReply, WorkerRequest } from './protocol';
import { Session } from './session';
import type { WorkerPort } from './worker-port';

/** Answers the requests received through a port with one session. Posts `ready` first. */
export function serveTester(port: WorkerPort): void {
  const reply = (message: WorkerReply, transfer: ArrayBufferLike[] = []): void =>
    port.postMessage(message, { transfer: transfer as ArrayBuffer[] });
  const session = new Session();
  const comparing = new Comparing(session, (comparison) => reply({ kind: 'comparison', comparison }));
  port.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.kind === 'rows') reply(session.rows(data));
    else {
      const report = session.update(data);
      reply({ kind: 'report', report }, [report.marks.groups.buffer, report.marks.rules.buffer]);
      comparing.restart(data.transactions === undefined ? 'questionOnly' : 'typing');
    }
  });
  reply({ kind: 'ready' });
}
