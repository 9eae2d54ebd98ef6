import { crawlers } from '../../../src/catalogue/full';
import { NO_CONTEXT } from '../../../src/lint';
import type { LintRequest, LintRequests } from '../../../src/worker/lint/lint-protocol';
import { LintSession } from '../../../src/worker/lint/lint-session';
import { lintEngine } from '../../../src/worker/lint/testdata/lint-engine';

/** Work of the worker that looks for problems, in steps. */
export type Steps = Generator<void, unknown>;

/** The operations of that worker on a whole file, by name: each begins with a file that nothing has read. */
export const operations: Readonly<
  Record<'lint' | 'overview' | 'compare' | 'simplify', (text: string) => Steps>
> = {
  lint: (text) => open(text).report(),
  overview: (text) => request(text, 'overview', {}),
  compare: (text) =>
    request(text, 'versions', {
      other: { source: withOneMore(text) },
      isOtherFirst: false,
      question: null,
      check: { crawlers: [], urls: [] },
    }),
  simplify: (text) => request(text, 'simplify', {}),
};

function open(source: string): LintSession {
  const session = new LintSession(lintEngine);
  session.update({
    kind: 'update',
    version: 1,
    state: 1,
    open: { source },
    context: { ...NO_CONTEXT, crawlers },
  });
  return session;
}

function request<Name extends keyof LintRequests>(
  text: string,
  name: Name,
  payload: LintRequests[Name]['payload'],
): Steps {
  return open(text).answer({ kind: 'request', id: 0, name, payload } as LintRequest);
}

/** Returns a file with one rule more, in its middle. */
function withOneMore(text: string): string {
  const middle = text.indexOf('\n', text.length >> 1) + 1;
  return `${text.slice(0, middle)}Disallow: /one-more/\n${text.slice(middle)}`;
}
