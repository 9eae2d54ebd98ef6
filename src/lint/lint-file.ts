import type { ReadableFile } from '../engine';
import { atOnce, inSlices } from '../engine/collections';
import type { DialectId } from '../engine/dialects';
import type { RobotsTxt } from '../engine/parse';
import { type FileEffects, fileEffects } from './effects/file-effects';
import type { LintContext } from './lint-context';
import { groupsOf, type LintGroup } from './lint-group';
import { LintLine } from './lint-line';

/** A file for rules: its lines as Google's parser splits them, and readings by other dialects on demand. */
export class LintFile {
  /** Text with LF line ends. */
  readonly text: string;
  readonly context: LintContext;
  /** Google's reading. */
  readonly google: RobotsTxt;
  readonly #file: ReadableFile;
  readonly #groupOfLine: Int32Array;
  #lines: readonly LintLine[] | null = null;
  #directives: readonly LintLine[] | null = null;
  #rules: readonly LintLine[] | null = null;
  #agents: readonly LintLine[] | null = null;
  #groups: readonly LintGroup[] | null = null;
  #effects: FileEffects | null = null;

  constructor(file: ReadableFile, context: LintContext) {
    this.#file = file;
    this.context = context;
    this.google = file.readBy('google');
    this.text = this.google.text;
    this.#groupOfLine = groupOfLines(this.google);
  }

  /** Returns the file as another dialect reads it. Cached. */
  readBy(id: DialectId): RobotsTxt {
    return this.#file.readBy(id);
  }

  /**
   * All lines that Google reads: `lines[n - 1]` is line n. Lines after the byte limit are missing. Makes them at once
   * unless `makeLines` has done so.
   */
  get lines(): readonly LintLine[] {
    return this.#lines ?? atOnce(this.makeLines());
  }

  /** Returns `lines` after slices of a few milliseconds. */
  *makeLines(): Generator<void, readonly LintLine[]> {
    if (this.#lines !== null) return this.#lines;
    const { table, linesRead } = this.google;
    const lines = new Array<LintLine>(linesRead);
    yield* inSlices(lines.keys(), (row) => {
      lines[row] = new LintLine(table, row);
    });
    this.#lines = lines;
    return lines;
  }

  /** Lines with a field and a value. */
  get directives(): readonly LintLine[] {
    this.#directives ??= this.lines.filter((line) => line.isDirective);
    return this.#directives;
  }

  /** Lines that Google reads as Allow or Disallow, inside groups or not. */
  get rules(): readonly LintLine[] {
    this.#rules ??= this.directives.filter((line) => line.isRule);
    return this.#rules;
  }

  /** Lines that Google reads as User-agent. */
  get agents(): readonly LintLine[] {
    this.#agents ??= this.directives.filter(({ kind }) => kind === 'user-agent');
    return this.#agents;
  }

  /** Groups of Google's reading. */
  get groups(): readonly LintGroup[] {
    this.#groups ??= groupsOf(this.google, this.lines);
    return this.#groups;
  }

  /** The rules without an effect. Proves them at once unless `findEffects` has done so. */
  get effects(): FileEffects {
    return atOnce(this.findEffects());
  }

  /** Returns `effects` after slices of a few milliseconds. */
  *findEffects(): Generator<void, FileEffects> {
    this.#effects ??= yield* fileEffects(this);
    return this.#effects;
  }

  /** Returns a rule's path pattern as Google matches it; empty for a rule without a path. */
  patternOf(line: LintLine): string {
    return line.isPlain ? line.value : this.google.valueAt(line.number - 1);
  }

  /** Returns the group of a line; undefined if it is in none. */
  groupOf({ number }: Pick<LintLine, 'number'>): LintGroup | undefined {
    return this.groups[this.groupAt(number)];
  }

  /** Returns the index in `groups` of the group of a line (1-based), or -1. All lines between two rules of a group belong to it. */
  groupAt(line: number): number {
    return this.#groupOfLine[line - 1] ?? -1;
  }
}

function groupOfLines({ table, groupTable, linesRead }: RobotsTxt): Int32Array {
  const of = new Int32Array(linesRead).fill(-1);
  for (const [index, { firstLine, lastLine }] of groupTable.groups.entries())
    of.fill(index, table.number(firstLine) - 1, table.number(lastLine));
  return of;
}
