import type { WorkerPort } from '../worker-port';
import type { LintEngine } from './lint-engine';
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
  const work = new LintWork(new LintSession(await loadEngine()), post, nextTurn);
  port.addEventListener('message', ({ data }: MessageEvent<ToLintWorker>) => {
    if (data.kind === 'request') work.accept(data);
    else work.update(data);
  });
  post({ kind: 'ready' });
}

/** Loads the rules and the proofs. The build leaves out what isn't named here. */
async function loadEngine(): Promise<LintEngine> {
  const [lint, proof, versions] = await Promise.all([
    import('../../engine/lint'),
    import('../../engine/proof').then(({ linesWithoutEffect, overview, ruleEffectInLine }) => ({
      ...{ linesWithoutEffect, overview, ruleEffectInLine },
    })),
    import('../../engine/versions').then(({ versionChanges }) => ({ versionChanges })),
  ]);
  return { ...lint, ...proof, ...versions };
}
