import { dialectName } from '../../dialect-ids';
import { crawlerDialects, type DialectId, python } from '../../dialects';
import { effectOf } from '../../fetch';
import { decideMany } from '../../match/decide-many';
import { witness } from '../../match/witness';
import type { RobotsTxt } from '../../parse';
import type { Params, Severity } from '../finding';
import type { LintContext } from '../lint-context';
import type { LintFile } from '../lint-file';
import { defineRule, type LintRule } from '../lint-rule';

/** Names and rules of a file that are asked to learn whether it leaves anything open. */
const MOST_ASKED = 20;

/** Names of readers: who goes by the file, who sees none and so crawls all, who crawls nothing, and who fails. For `describeAnswer` in lint-texts. */
export type AnswerValues = Readonly<Record<'read' | 'open' | 'closed' | 'failing', readonly string[]>>;

/** A rule about an answer of the server. `valuesOf` gives the values that its words need beside who does what; null for an answer that it is not about. */
export function answerRule<P extends Params>(
  valuesOf: (answer: LintContext['answer']) => P | null,
): LintRule<P & AnswerValues> {
  return defineRule<P & AnswerValues>({
    dialects: { not: ['google2020', 'standard1994'] },
    severity: 'by-effect',
    check(file, report) {
      const values = valuesOf(file.context.answer);
      if (values === null) return;
      const { severity, readers } = weighAnswer(file);
      report({ line: null, severity, params: { ...readers, ...values } });
    },
  });
}

/** What the server's answer does to the file. */
interface AnswerEffect {
  /** `error`: some crawler may do more or less than the file says; `warning`: only other programs; `note`: nobody. */
  readonly severity: Severity;
  readonly readers: AnswerValues;
}

/** Compares, for each family of readers, what the answer means to it with what the file says. */
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
  const severity = crawlerDialects.some(({ id }) => changed.has(id)) ? 'error' : 'warning';
  return { severity: changed.size === 0 ? 'note' : severity, readers: names };
}

const BY_KIND = {
  rules: 'read',
  'all-allowed': 'open',
  'all-disallowed': 'closed',
  'reader-fails': 'failing',
} as const;

/** Whether any rule of a file can keep anybody from anything. */
export function blocksAnything(robots: RobotsTxt): boolean {
  return robots.groupTable.ruleLines.some((row) => {
    const rule = robots.ruleAt(row);
    return rule.type === 'disallow' && rule.pattern !== '';
  });
}

/** Whether a file is known to leave anything open to anybody. */
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
