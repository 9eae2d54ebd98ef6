import { dialectName } from '../../../engine/dialect-ids';
import { crawlerDialects, type DialectId, python } from '../../../engine/dialects';
import { effectOf } from '../../../engine/fetch';
import { decideMany, witness } from '../../../engine/match';
import type { RobotsTxt } from '../../../engine/parse';
import { blocksAnything } from '../../facts/blocks-anything';
import type { LintContext } from '../../lint-context';
import type { LintFile } from '../../lint-file';
import { defineRule } from '../../lint-rule';
import type { CauseEffect } from '../../severity';

/** Maximum number of agents, and of rules, tried to find out whether a file leaves anything open. */
const MOST_ASKED = 20;

/** Names of dialects by what they do after an answer: follow the file, crawl everything, crawl nothing, or fail. */
type Readers = Readonly<Record<'read' | 'open' | 'closed' | 'failing', readonly string[]>>;

/** `status` is 0 if the server doesn't respond. `redirects` is 0 unless there are too many. */
type Values = Readers & {
  problem: 'redirects' | 'refused' | 'limited' | 'failed' | 'page' | 'type';
  status: number;
  redirects: number;
};

export const rule = defineRule<Values>({
  dialects: { not: ['google2020', 'standard1994'] },
  kind: 'mistake',
  check(file, report) {
    const { answer } = file.context;
    const problem = problemOf(answer);
    if (problem === null) return;
    const { effect, readers } = weighAnswer(file);
    const status = answer.final.kind === 'status' ? answer.final.status : 0;
    const redirects = isTooFar(answer) ? Math.floor(answer.redirects) : 0;
    report({ line: null, effect, params: { ...readers, problem, status, redirects } });
  },
});

type Answer = LintContext['answer'];

function problemOf(answer: Answer): Values['problem'] | null {
  const { final, body, contentType } = answer;
  if (isTooFar(answer)) return 'redirects';
  if (final.kind !== 'status') return 'failed';
  const { status } = final;
  if (status >= 300 && status < 400) return 'redirects';
  if (status === 401 || status === 403) return 'refused';
  if (status === 429) return 'limited';
  if (status >= 500 && status <= 599) return 'failed';
  if (status < 200 || status > 299) return null;
  if (body === 'html') return 'page';
  return contentType === 'text/html' ? 'type' : null;
}

/** Returns whether some crawlers don't follow all redirects to the file. */
function isTooFar(answer: Answer): boolean {
  return crawlerDialects.some(({ fetch }) => effectOf(answer, fetch).reason.code === 'too-many-redirects');
}

/** Effect of the server's answer on the file. */
interface AnswerEffect {
  /** `changes`: a crawler may crawl more or less than the file says; `disagree`: only other programs are affected; `none`: no program is. */
  readonly effect: CauseEffect;
  readonly readers: Readers;
}

/** Compares, for each dialect, the meaning of the answer with the rules of the file. */
function weighAnswer(file: LintFile): AnswerEffect {
  const { answer } = file.context;
  const names: Record<keyof Readers, string[]> = {
    read: [],
    open: [],
    closed: [],
    failing: [],
  };
  const changed = new Set<DialectId>();
  for (const dialect of [...crawlerDialects, python]) {
    const { kind } = effectOf(answer, dialect.fetch);
    const robots = file.readBy(dialect.id);
    names[BY_KIND[kind]].push(dialectName(dialect.id));
    if (kind === 'all-allowed' ? blocksAnything(robots) : kind !== 'rules' && opensAnything(robots))
      changed.add(dialect.id);
  }
  const effect = crawlerDialects.some(({ id }) => changed.has(id)) ? 'changes' : 'disagree';
  return { effect: changed.size === 0 ? 'none' : effect, readers: names };
}

const BY_KIND = {
  rules: 'read',
  'all-allowed': 'open',
  'all-disallowed': 'closed',
  'reader-fails': 'failing',
} as const;

/** Returns whether a file leaves a tried URL open to a tried agent. */
function opensAnything(robots: RobotsTxt): boolean {
  const urls = ['/', '/a'];
  for (const row of robots.groupTable.ruleLines.subarray(0, MOST_ASKED)) {
    const rule = robots.ruleAt(row);
    if (rule.type === 'allow') urls.push(witness(rule.pattern));
  }
  const tokens = robots.groups
    .slice(0, MOST_ASKED)
    .flatMap(({ agents }) => agents.filter(({ isGlobal }) => !isGlobal).map(({ token }) => token));
  return [[], ...tokens.slice(0, MOST_ASKED).map((token) => [token])].some((productTokens) =>
    decideMany(robots, { productTokens }, urls).outcome.includes(0),
  );
}
