import { FIELD_NAMES, type FieldName } from '../field-names';
import type { Selection } from '../match/select-groups';
import type { RobotsTxt } from '../parse';
import { type AppliedRule, type DelayOfCrawler, delayRuleOf, type StatedBy } from './crawler-delay';
import { type FieldLine, type FieldScope, fieldLines } from './field-lines';
import type { FieldRule, FieldRules, FieldUse } from './field-rules';
import type { Validity } from './field-value';
import { valueReader } from './readers';

/** Maximum number of facts returned. */
export const FACT_LIMIT = 200;
/** Maximum length in UTF-16 units of a returned field or value. */
const LONGEST_TEXT = 500;

/** Reason why a line is or isn't in effect for the tested crawler. */
export type FieldReason =
  | 'used'
  /** `statedBy` names who says so. */
  | 'ignored'
  | 'no-longer'
  | 'not-documented'
  /** The line is in a group for other crawlers. */
  | 'other-group'
  /** The line belongs in a group but is in none, so it applies to no crawler. */
  | 'outside'
  | 'invalid'
  /** Another line with the same field is in effect, see `countsInstead`. */
  | 'overridden'
  /** Several lines with the field differ, and no source documents which of them is in effect. */
  | 'undecided';

/** A line that doesn't affect verdicts, and its meaning for the tested crawler. */
export interface FieldFact {
  /** 1-based line number. */
  readonly line: number;
  /** The field in lower case, without misspelling. */
  readonly field: FieldName;
  /** The field as written. */
  readonly written: string;
  /** The value as written; truncated if it is very long. */
  readonly value: string;
  readonly isCut: boolean;
  readonly scope: FieldScope;
  readonly use: FieldUse;
  readonly statedBy: StatedBy;
  /** The https address that documents `use`; null if none was found, or if only the crawler's own source does. */
  readonly source: string | null;
  /** The day from which the field is no longer used, as YYYY-MM-DD. */
  readonly since: string | null;
  readonly validity: Validity;
  /** True if the line is documented to be in effect for the tested crawler. */
  readonly isInEffect: boolean;
  readonly why: FieldReason;
  /** The 1-based line that is in effect instead; null unless `why` is `overridden`. */
  readonly countsInstead: number | null;
}

export interface FieldFacts {
  /** In the order of the file, at most `FACT_LIMIT`. Lines in groups for other crawlers are omitted first. */
  readonly facts: readonly FieldFact[];
  readonly total: number;
  /** Number of lines in `total` that aren't in groups for other crawlers. */
  readonly concerning: number;
}

/**
 * Returns the lines whose field doesn't affect verdicts, with their meaning for the tested crawler. A null
 * `crawler` means the dialect alone; `{ crawlDelay: null }` is a crawler without documentation. Lines beyond
 * the dialect's limit are excluded. Empty if reading fails.
 */
export function fieldFacts(
  robots: RobotsTxt,
  selection: Selection,
  rules: FieldRules,
  crawler: DelayOfCrawler | null,
): FieldFacts {
  if (robots.failureLine !== null) return { facts: [], total: 0, concerning: 0 };
  const applied = appliedRules(rules, crawler);
  const lines = fieldLines(
    robots,
    selection,
    rules,
    (field) => applied[field].rule.use === 'used' && applied[field].rule.survivesNamedGroup,
  );
  const outcomes = new Map<FieldName, FieldOutcome>();
  for (const field of FIELD_NAMES) outcomes.set(field, outcomeOfField(robots, lines, field, applied[field]));
  const facts = mostImportant(lines).map((line) => {
    const outcome = outcomes.get(line.field) as FieldOutcome;
    return factOf(robots, line, applied[line.field], outcome);
  });
  const concerning = lines.filter(({ scope }) => scope !== 'other-group').length;
  return { facts, total: lines.length, concerning };
}

/** Returns at most `FACT_LIMIT` lines, in the order of the file. */
function mostImportant(lines: readonly FieldLine[]): readonly FieldLine[] {
  if (lines.length <= FACT_LIMIT) return lines;
  const isOther = ({ scope }: FieldLine): boolean => scope === 'other-group';
  const concerning = lines.filter((line) => !isOther(line)).slice(0, FACT_LIMIT);
  const others = lines.filter(isOther).slice(0, FACT_LIMIT - concerning.length);
  return [...concerning, ...others].sort((a, b) => a.row - b.row);
}

function appliedRules(
  rules: FieldRules,
  crawler: DelayOfCrawler | null,
): Readonly<Record<FieldName, AppliedRule>> {
  const statedBy = rules.isLibrary ? 'library' : 'dialect';
  const entries = FIELD_NAMES.map((field): [FieldName, AppliedRule] => [
    field,
    { rule: rules.fields[field], terms: rules.delay, statedBy },
  ]);
  return {
    ...(Object.fromEntries(entries) as Record<FieldName, AppliedRule>),
    'crawl-delay': delayRuleOf(rules, crawler),
  };
}

/** Determines which of several lines with one field are in effect. */
function outcomeOfField(
  robots: RobotsTxt,
  lines: readonly FieldLine[],
  field: FieldName,
  applied: AppliedRule,
): FieldOutcome {
  const { rule } = applied;
  const competitors: Competitor[] = [];
  if (rule.use === 'used' && rule.several !== 'all') {
    for (const line of lines) {
      if (line.field !== field) continue;
      const validity = read(robots, line, applied);
      if (validity.kind === 'valid' && reasonOf(line.scope, rule.use, validity) === 'used')
        competitors.push({ row: line.row, validity });
    }
  }
  return outcomeOf(competitors, rule.several);
}

function factOf(
  robots: RobotsTxt,
  line: FieldLine,
  applied: AppliedRule,
  { winner, isUndecided }: FieldOutcome,
): FieldFact {
  const { table } = robots;
  const { rule, statedBy } = applied;
  const validity = read(robots, line, applied);
  let why = reasonOf(line.scope, rule.use, validity);
  if (why === 'used' && isUndecided) why = 'undecided';
  if (why === 'used' && winner !== null && winner !== line.row) why = 'overridden';
  const value = table.writtenValue(line.row);
  return {
    line: table.number(line.row),
    field: line.field,
    written: cut(table.field(line.row)),
    value: cut(value),
    isCut: value.length > LONGEST_TEXT,
    scope: line.scope,
    use: rule.use,
    statedBy,
    source: rule.source,
    since: rule.since,
    validity,
    isInEffect: why === 'used',
    why,
    countsInstead: why === 'overridden' && winner !== null ? table.number(winner) : null,
  };
}

function read(robots: RobotsTxt, { row, field }: FieldLine, { rule, terms }: AppliedRule): Validity {
  return valueReader(field, rule)(robots.table.writtenValue(row), terms);
}

/**
 * Determines from a line alone whether it is in effect, or why not. Other lines with the field may still
 * overrule it.
 */
function reasonOf(scope: FieldScope, use: FieldUse, validity: Validity): FieldReason {
  if (use === 'ignored' || use === 'no-longer') return use;
  if (scope === 'other-group' || scope === 'outside') return scope;
  if (use === 'not-documented') return use;
  return validity.kind === 'valid' ? 'used' : 'invalid';
}

/** Truncates a text without splitting a surrogate pair. */
function cut(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const isSplit = (text.codePointAt(LONGEST_TEXT - 1) ?? 0) > 0xffff;
  return text.slice(0, isSplit ? LONGEST_TEXT - 1 : LONGEST_TEXT);
}

/** One of several lines with the same field that could be in effect. */
interface Competitor {
  readonly row: number;
  readonly validity: Validity & { readonly kind: 'valid' };
}

/** Result for the competing lines of a field. */
interface FieldOutcome {
  /** The row that is in effect instead of all others; null if all are or the precedence is undocumented. */
  readonly winner: number | null;
  /** True if the lines differ and the precedence is undocumented. */
  readonly isUndecided: boolean;
}

/** Determines which lines with a field are in effect. `competitors` are in the order of the file. */
function outcomeOf(competitors: readonly Competitor[], several: FieldRule['several']): FieldOutcome {
  if (several === 'all' || competitors.length < 2) return { winner: null, isUndecided: false };
  if (several === 'last') return { winner: competitors.at(-1)?.row ?? null, isUndecided: false };
  const first = JSON.stringify(competitors[0]?.validity);
  const isSame = competitors.every(({ validity }) => JSON.stringify(validity) === first);
  return { winner: null, isUndecided: !isSame };
}
