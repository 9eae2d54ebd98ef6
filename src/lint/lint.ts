import { fileOf, type ReadableFile } from '../engine';
import { atOnce, mapInSlices } from '../engine/collections';
import { crawlerDialects } from '../engine/dialects';
import { CrawlerRules } from '../engine/match';
import type { RobotsTxt } from '../engine/parse';
import { findFieldMistakes } from './facts/field-mistakes';
import {
  type FileFindings,
  type Finding,
  LONGEST_PARAM,
  MOST_RELATED,
  type Param,
  type Params,
} from './finding';
import { foldAlike } from './fold';
import { Ignored } from './ignored';
import { type LintContext, NO_CONTEXT } from './lint-context';
import { LintFile } from './lint-file';
import type { Found, LintRule } from './lint-rule';
import { lintRules } from './rules';
import { type Unweighed, weigh } from './severity';

/**
 * Returns all findings of a file by line, except those that its own `# tester-ignore:` comments name. Never throws. Time is bounded by the
 * size of the file, even if every line has a mistake.
 */
export function lint(robots: RobotsTxt, context: LintContext = NO_CONTEXT): readonly Finding[] {
  return atOnce(lintSteps(fileOf(robots), context)).findings;
}

/** Same as `lint`, in steps of a few milliseconds, one per rule, so that callers can abort between them. */
export function* lintSteps(readable: ReadableFile, context: LintContext): Generator<void, FileFindings> {
  // Parses the file.
  readable.readBy('google');
  yield;
  const file = new LintFile(readable, context);
  yield* file.makeLines();
  yield;
  const ignored = new Ignored(file);
  yield;
  // Shared by many rules.
  for (const part of ['directives', 'rules', 'agents', 'groups'] as const) {
    void file[part];
    yield;
  }
  yield* findFieldMistakes(file);
  yield;
  for (const { id } of crawlerDialects) {
    void new CrawlerRules(file.readBy(id), { productTokens: [] }).followed;
    yield;
  }
  const { isComplete } = yield* file.findEffects();
  yield;
  const found: Unweighed[] = [];
  const guessed = new Set<number>();
  for (const [id, rule] of rulesInOrder()) {
    const steps = rule.check(file, (one) => {
      const line = one.line?.number ?? 0;
      if (ignored.covers(id, line)) return;
      if (rule.isHeuristic && line !== 0) {
        if (guessed.has(line)) return;
        guessed.add(line);
      }
      found.push({ id, rule, found: one });
    });
    if (steps !== undefined) yield* steps;
    yield;
  }
  const severities = yield* weigh(file, found);
  const findings = yield* mapInSlices(found, ({ id, rule, found: one }, index) =>
    toFinding(id, rule, one, severities[index] as Finding['severity']),
  );
  const folded = yield* foldAlike(findings, lintRules);
  yield;
  return {
    findings: [...folded].sort((a, b) => a.from - b.from || a.line - b.line),
    missesEffects: !isComplete,
  };
}

/** Guesses come last, because only one per line is kept. */
function rulesInOrder(): [string, LintRule][] {
  const all = [...lintRules];
  return [...all.filter(([, rule]) => !rule.isHeuristic), ...all.filter(([, rule]) => rule.isHeuristic)];
}

function toFinding(
  id: string,
  rule: LintRule,
  { line, from, to, related, params, fix, intent, kind }: Found,
  severity: Finding['severity'],
): Finding {
  const start = from ?? (line === null ? 0 : line.from);
  return {
    rule: id,
    severity,
    line: line?.number ?? 0,
    from: start,
    to: to ?? (line === null ? 0 : line.to),
    related: related === undefined ? [] : related.slice(0, MOST_RELATED),
    params: bounded(params),
    fix: fix ?? null,
    ...(intent && { kind: kind ?? rule.kind }),
  };
}

function bounded(params: Params): Params {
  if (Object.values(params).every(isWithinBounds)) return params;
  return Object.fromEntries(Object.entries(params).map(([name, param]) => [name, boundedParam(param)]));
}

function isWithinBounds(param: Param): boolean {
  if (typeof param === 'string') return param.length <= LONGEST_PARAM;
  if (typeof param !== 'object') return true;
  return param.length <= MOST_RELATED && (param as readonly (string | number)[]).every(isWithinBounds);
}

function boundedParam(param: Param): Param {
  if (typeof param === 'string')
    return param.length > LONGEST_PARAM ? `${param.slice(0, LONGEST_PARAM - 1)}…` : param;
  if (typeof param !== 'object') return param;
  return (param.slice(0, MOST_RELATED) as readonly (string | number)[]).map((part) => boundedParam(part)) as
    | readonly string[]
    | readonly number[];
}
