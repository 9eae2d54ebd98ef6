import { asciiLowerCase } from '../ascii';
import { type AgentName, type Dialect, FieldKind, isRule } from '../dialects/dialect';
import type { LineEnd } from '../source';
import type { ByteLimitCut } from './apply-byte-limit';
import type { GroupSpan, GroupTable } from './group-table';
import { Line } from './line';
import { LineFlag, type LineTable } from './line-table';

/** An allow or disallow line in a group. */
export interface Rule {
  readonly type: 'allow' | 'disallow';
  /** 1-based line number. */
  readonly line: number;
  /** The path pattern as written. */
  readonly written: string;
  /** The path pattern in the form that is matched; empty for a rule without a path. */
  readonly pattern: string;
}

/** A user-agent line of a group: as written, and as read by the dialect. */
export interface GroupAgent extends AgentName {
  /** 1-based line number. */
  readonly line: number;
  /** The value as written. */
  readonly value: string;
}

/** User-agent lines and the rules under them. */
export interface Group {
  readonly agents: readonly GroupAgent[];
  readonly rules: readonly Rule[];
  /** 1-based numbers of the first user-agent line and the last line of the group. */
  readonly firstLine: number;
  readonly lastLine: number;
}

/** A sitemap line. */
export interface Sitemap {
  readonly line: number;
  readonly url: string;
}

/** Results of the parser, passed to the constructor of `RobotsTxt`. */
export type ParsedParts = Pick<
  RobotsTxt,
  'table' | 'groupTable' | 'byteSize' | 'byteLimit' | 'limitCut' | 'lineEnd' | 'bom'
>;

/**
 * A parsed robots.txt: independent of any crawler, reusable, immutable. Lines, groups and rules are created
 * on first access. Code in the engine that must be fast uses the typed arrays behind them (`table`,
 * `groupTable`).
 */
export class RobotsTxt {
  readonly dialect: Dialect;
  readonly table: LineTable;
  readonly groupTable: GroupTable;
  /** Size of the file in bytes. */
  readonly byteSize: number;
  /** Maximum number of bytes read. */
  readonly byteLimit: number;
  /** The point at which the file exceeds that limit; null if it doesn't. */
  readonly limitCut: ByteLimitCut | null;
  readonly lineEnd: LineEnd;
  /** True if a byte order mark was removed before `text`. */
  readonly bom: boolean;
  #lines: readonly Line[] | null = null;
  #groups: readonly Group[] | null = null;
  #agentNames: readonly AgentName[] | null = null;
  #failureLine: number | null | undefined;

  constructor(dialect: Dialect, parts: ParsedParts) {
    this.dialect = dialect;
    this.table = parts.table;
    this.groupTable = parts.groupTable;
    this.byteSize = parts.byteSize;
    this.byteLimit = parts.byteLimit;
    this.limitCut = parts.limitCut;
    this.lineEnd = parts.lineEnd;
    this.bom = parts.bom;
  }

  /** The text with LF line ends. All offsets are UTF-16 units in it. */
  get text(): string {
    return this.table.text;
  }

  /** One entry per line, including blank lines and comments. A final line end adds an empty one. */
  get lines(): readonly Line[] {
    this.#lines ??= Array.from({ length: this.table.count }, (_, index) => new Line(this, index));
    return this.#lines;
  }

  get groups(): readonly Group[] {
    this.#groups ??= this.groupTable.groups.map((_, index) => this.#group(index));
    return this.#groups;
  }

  get sitemaps(): readonly Sitemap[] {
    return this.#linesOf(FieldKind.sitemap).map((index) => ({
      line: this.table.number(index),
      url: this.valueAt(index),
    }));
  }

  /** Directives that aren't rules, user-agent lines or sitemaps in this dialect. */
  get otherFields(): readonly Line[] {
    return this.#linesOf(FieldKind.unknown, FieldKind.closing).map((index) => new Line(this, index));
  }

  /** Number of allow and disallow lines that the byte limit keeps from being read: all, if `isTooLarge`. */
  get rulesBeyondLimit(): number {
    let rules = 0;
    for (let index = this.linesRead; index < this.table.count; index++)
      if (isRule(this.table.kinds[index])) rules++;
    return rules;
  }

  /** Number of rows read: all, those up to the byte limit, or none if `isTooLarge`. */
  get linesRead(): number {
    if (this.limitCut === null) return this.table.count;
    return this.isTooLarge ? 0 : this.limitCut.line + 1;
  }

  /** True if the file is larger than the dialect accepts and therefore counts as absent. */
  get isTooLarge(): boolean {
    return this.limitCut !== null && this.dialect.limits.largerFile === 'no-file';
  }

  /** The 1-based line at which reading fails with an error; null if it doesn't. */
  get failureLine(): number | null {
    if (this.#failureLine === undefined) this.#failureLine = this.dialect.lines.failsAt?.(this) ?? null;
    return this.#failureLine;
  }

  /** Returns the value of a line (index from 0), see `Line.value`. */
  valueAt(index: number): string {
    const value = this.table.writtenValue(index);
    const { paths, fields } = this.dialect;
    const isPlain = !this.table.has(index, LineFlag.unplain);
    const kind = this.table.kind(index);
    if (isRule(kind)) return isPlain && !paths.normalizesAll ? value : paths.normalize(value);
    if (kind !== FieldKind.unknown || isPlain) return value;
    return fields.normalizeUnknown?.(value) ?? value;
  }

  /** Returns whether the field of a line (index from 0) in `otherFields` is recognised (`unused`) or `unknown`. */
  unknownDirective(index: number): 'unused' | 'unknown' {
    return this.dialect.fields.unused.has(asciiLowerCase(this.table.field(index))) ? 'unused' : 'unknown';
  }

  /** The parsed value of each of `groupTable.agentLines`. */
  get agentNames(): readonly AgentName[] {
    this.#agentNames ??= Array.from(this.groupTable.agentLines, (line) =>
      this.dialect.agents.read(this.table.writtenValue(line)),
    );
    return this.#agentNames;
  }

  /** Returns the rule in a line (index from 0), which must be a rule. */
  ruleAt(index: number): Rule {
    return {
      type: this.table.kind(index) === FieldKind.allow ? 'allow' : 'disallow',
      line: this.table.number(index),
      written: this.table.writtenValue(index),
      pattern: this.valueAt(index),
    };
  }

  #group(index: number): Group {
    const span = this.groupTable.groups[index] as GroupSpan;
    const agents: GroupAgent[] = [];
    for (let i = span.agentFrom; i < span.agentTo; i++) {
      const line = this.groupTable.agentLines[i] as number;
      const name = this.agentNames[i] as AgentName;
      agents.push({ line: this.table.number(line), value: this.table.writtenValue(line), ...name });
    }
    const rules = Array.from(this.groupTable.ruleLines.subarray(span.ruleFrom, span.ruleTo), (line) =>
      this.ruleAt(line),
    );
    return {
      agents,
      rules,
      firstLine: this.table.number(span.firstLine),
      lastLine: this.table.number(span.lastLine),
    };
  }

  #linesOf(...kinds: readonly number[]): number[] {
    const found: number[] = [];
    const read = this.linesRead;
    for (let index = 0; index < read; index++)
      if (kinds.includes(this.table.kinds[index] as number)) found.push(index);
    return found;
  }
}
