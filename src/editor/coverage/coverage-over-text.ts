import type { ChangeDesc, Line, Text } from '@codemirror/state';
import type { EditorCoverage } from './editor-coverage';

/**
 * Coverage over a text that may have been edited since: its figures stay with their lines. Looked up by line when drawn, so that an edit costs
 * nothing per line.
 */
export class CoverageOverText {
  private constructor(
    private readonly urlsByLine: Uint32Array,
    private readonly idle: ReadonlySet<number>,
    /** The text that was counted for … */
    private readonly base: Text,
    /** … what became of it, and the way back; null while nothing did. */
    private readonly edits: ChangeDesc | null,
    private readonly back: ChangeDesc | null,
  ) {}

  /** Coverage of the text as it is now. */
  static of({ urlsByLine, idle }: EditorCoverage, doc: Text): CoverageOverText {
    return new CoverageOverText(urlsByLine, new Set(idle), doc, null, null);
  }

  /** The same coverage after an edit. */
  map(changes: ChangeDesc): CoverageOverText {
    const edits = this.edits === null ? changes : this.edits.composeDesc(changes);
    return new CoverageOverText(this.urlsByLine, this.idle, this.base, edits, edits.invertedDesc);
  }

  /** How many URLs the rule on a line of the present text decides; null where there is no rule that is followed. */
  urlsAt(line: Pick<Line, 'number' | 'from' | 'to'>): number | null {
    const counted = this.#countedLine(line);
    if (counted === null) return null;
    const urls = this.urlsByLine[counted] ?? 0;
    return urls > 0 || this.idle.has(counted) ? urls : null;
  }

  /** The number that the line had; null for one that came since, or does not begin where it did. */
  #countedLine({ number, from, to }: Pick<Line, 'number' | 'from' | 'to'>): number | null {
    if (this.edits === null || this.back === null) return number;
    const before = this.base.lineAt(this.back.mapPos(from, 1));
    const present = this.edits.mapPos(before.from, 1);
    return present >= from && present <= to ? before.number : null;
  }
}
