import type { FromLintWorker, ToLintWorker } from './lint/lint-protocol';
import { LintSession } from './lint/lint-session';
import { LintWork } from './lint/lint-work';
import { nextTurn } from './lint/next-turn';

/**
 * The entry of the worker that looks for problems. It is a worker of its own, beside the one that answers: a whole file is looked through by over a
 * hundred rules, and an answer must never wait for that. It also comes later, so that the page's first answer does not wait for its rules, which
 * are a file of their own. Nothing is sent to it before it says `ready`.
 */
const work = new LintWork(new LintSession(await import('../engine/lint')), say, nextTurn);

self.addEventListener('message', ({ data }: MessageEvent<ToLintWorker>) => {
  if (data.kind === 'ask') work.ask(data);
  else if (data.kind === 'answered') work.answered(data.version);
  else work.update(data);
});

say({ kind: 'ready' });

function say(message: FromLintWorker): void {
  const transfer = message.kind === 'report' ? [message.report.marks.buffer as ArrayBuffer] : [];
  postMessage(message, { transfer });
}
