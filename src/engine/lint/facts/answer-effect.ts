import { dialectName } from '../../dialect-ids';
import { crawlerDialects, type DialectId, python } from '../../dialects';
import { effectOf } from '../../fetch';
import { decideMany } from '../../match/decide-many';
import { witness } from '../../match/witness';
import type { RobotsTxt } from '../../parse';
import type { Params } from '../finding';
import type { LintContext } from '../lint-context';
import type { LintFile } from '../lint-file';
import { defineRule, type LintRule } from '../lint-rule';
import type { Effect } from '../severity';

/** Maximum number of agents, and of rules, tried to find out whether a file leaves anything open. */
const MOST_ASKED = 20;

/**
 * Names of dialects by what they do after an answer: follow the file, crawl everything, crawl nothing, or fail. For `describeAnswer` in
 * lint-texts.
 */
export type AnswerValues = Readonly<Record<'read' | 'open' | 'closed' | 'failing', readonly string[]>>;

/** Builds a rule about a server's answer. `valuesOf` returns the additional values of its texts, or null for an answer the rule isn't about. */
export function answerRule<P extends Params>(
  valuesOf: (answer: LintContext['answer']) => P | null,
): LintRule<P & AnswerValues> {
  return defineRule<P & AnswerValues>({
    dialects: { not: ['google2020', 'standard1994'] },
    kind: 'mistake',
    check(file, report) {
      const values = valuesOf(file.context.answer);
      if (values === null) return;
      const { effect, readers } = weighAnswer(file);
      report({ line: null, effect, params: { ...readers, ...values } });
    },
  });
}

/** Effect of the server's answer on the file. */
interface AnswerEffect {
  /** `changes`: a crawler may crawl more or less than the file says; `disagree`: only other programs are affected; `none`: no program is. */
  readonly effect: Effect;
  readonly readers: AnswerValues;
}

/** Compares, for each dialect, the meaning of the answer with the rules of the file. */
function weighAnswer(file: LintFile): AnswerEffect {
  const { answer } = file.context;
  const names: Record<keyof AnswerValues, string[]> = {
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

/** Returns whether a file has a Disallow rule with a path. */
export function blocksAnything(robots: RobotsTxt): boolean {
  return robots.groupTable.ruleLines.some((row) => {
    const rule = robots.ruleAt(row);
    return rule.type === 'disallow' && rule.pattern !== '';
  });
}

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
