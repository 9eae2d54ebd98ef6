import type { WorkerPort } from '../worker-port';
import type { FromLintWorker, ToLintWorker } from './lint-protocol';
import { LintSession } from './lint-session';
import { LintWork } from './lint-work';
import { nextTurn } from './next-turn';

/**
 * Looks for problems in the text received through a port. Loads rules and proofs before it posts `ready`; the page
 * sends nothing earlier.
 */
export async function serveLint(port: WorkerPort): Promise<void> {
  const post = (message: FromLintWorker): void => {
    const transfer = message.kind === 'report' ? [message.report.marks.buffer as ArrayBuffer] : [];
    port.postMessage(message, { transfer });
  };
  const [lint, proof, versions] = await Promise.all([
    import('../../engine/lint'),
    import('../../engine/proof'),
    import('../../engine/versions'),
  ]);
  const work = new LintWork(new LintSession({ ...lint, ...proof, ...versions }), post, nextTurn);
  port.addEventListener('message', ({ data }: MessageEvent<ToLintWorker>) => {
    if (data.kind === 'request') work.accept(data);
    else work.update(data);
  });
  post({ kind: 'ready' });
}
