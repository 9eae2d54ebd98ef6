import { groupBy } from '../../../engine/collections';
import { witness } from '../../../engine/match';
import type { TextEdit } from '../../../engine/text-edits';
import { openUrls } from '../../facts/open-urls';
import type { LintLine } from '../../lint-line';
import { defineRule, type Found } from '../../lint-rule';

/** A parameter right after the question mark of any page. */
const FIRST = /\*\?([\w.[\]-]{1,50})=/;
/** The same with any value. */
const EVERYWHERE = /^\/?\*\?[\w.[\]-]{1,50}=\*?$/;
/** With further parameters the rule means a certain URL rather than a parameter. */
const SEVERAL = /\*\?[^&]*&/;
/** A parameter in a later position, or in any. */
const ANYWHERE = /[*&]([\w.[\]-]{1,50})/g;
/** Any page with any parameter. */
const ALL_QUERIES = /^\/?\*\?\*?$/;
/** Longer values are skipped. */
const LONGEST = 500;

type Values = { name: string; url: string; later: string; others: number };

export const rule = defineRule<Values>({
  dialects: { not: ['standard1994', 'python'] },
  kind: 'advice',
  isHeuristic: true,
  fix: 'choice',
  check(file, report) {
    const candidates = file.groups.flatMap(({ rules }) => candidatesIn(rules));
    // Another rule may block later positions already.
    const open = openUrls(file, candidates.map(toCandidate));
    for (const same of groupBy(open, ({ line, name }) => `${file.groupAt(line.number)} ${name}`).values())
      report(foundIn(withoutCovered(same)));
  },
});

/**
 * Leaves out rules that would add a path twice. A rule for the parameter on any page covers all others.
 */
function withoutCovered(
  candidates: readonly [Candidate, ...Candidate[]],
): readonly [Candidate, ...Candidate[]] {
  const everywhere = candidates.find(({ line }) => EVERYWHERE.test(line.value));
  if (everywhere !== undefined) return [everywhere];
  const [first, ...rest] = groupBy(candidates, ({ pattern }) => pattern).values();
  return [(first as readonly [Candidate])[0], ...rest.map(([one]) => one)];
}

/** A rule for a parameter in the first position, and a URL with it in a later one. */
interface Candidate {
  readonly line: LintLine;
  readonly name: string;
  readonly url: string;
  /** Path for the parameter in a later position. */
  readonly pattern: string;
}

function candidatesIn(lines: readonly LintLine[]): readonly LintLine[] {
  const candidates = lines.filter(
    ({ kind, value }) =>
      kind === 'disallow' &&
      value.length <= LONGEST &&
      value.includes('*?') &&
      FIRST.test(value) &&
      !SEVERAL.test(value),
  );
  if (candidates.length === 0 || lines.some(blocksAllQueries)) return [];
  const elsewhere = namedAnywhere(lines);
  // Anything may have an id, so a rule for later positions would block too much.
  return candidates.filter((line) => nameIn(line) !== 'id' && !elsewhere.has(nameIn(line)));
}

function nameIn({ value }: LintLine): string {
  return FIRST.exec(value)?.[1] as string;
}

function toCandidate(line: LintLine): Candidate {
  const name = nameIn(line);
  const [before = '', after = ''] = line.value.split(`*?${name}=`, 2);
  const url = witness(`${before}x?a=1&${name}=${/^\*?$/.test(after) ? '2' : after}`);
  return { line, name, url, pattern: laterOf(line) };
}

/** Returns one finding per parameter, because sites with many languages have it in many rules. */
function foundIn(candidates: readonly [Candidate, ...Candidate[]]): Found<Values> {
  const [{ line, name, url, pattern }, ...rest] = candidates;
  const at = line.valueFrom + line.value.indexOf('*?') + 1;
  return {
    line,
    from: at,
    to: at + name.length + 2,
    related: rest.map((one) => one.line.number),
    params: { name, url, later: pattern, others: rest.length },
    fix: () =>
      candidates.map((one): TextEdit => [one.line.to, one.line.to, `\n${one.line.field}: ${one.pattern}`]),
  };
}

/** Returns the path for the parameter in a later position. */
function laterOf({ value }: LintLine): string {
  return value.replace('*?', '*&');
}

function blocksAllQueries({ kind, value }: LintLine): boolean {
  return kind === 'disallow' && ALL_QUERIES.test(value);
}

function namedAnywhere(lines: readonly LintLine[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { kind, value } of lines) {
    if (kind !== 'disallow' || value.length > LONGEST) continue;
    // After the last match, `exec` starts again at 0 for the next value.
    for (let found = ANYWHERE.exec(value); found !== null; found = ANYWHERE.exec(value))
      names.add(found[1] as string);
  }
  return names;
}
