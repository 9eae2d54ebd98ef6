import type { ChangeDesc, Line, Text } from '@codemirror/state';
import type { EditorCoverage } from './editor-coverage';

/**
 * Coverage over a text that may have been edited since: figures stay with their lines. Lines are looked up when drawn, so an edit has no cost per
 * line.
 */
export class CoverageOverText {
  private constructor(
    private readonly urlsByLine: Uint32Array,
    private readonly idle: ReadonlySet<number>,
    /** The text that the coverage was counted for. */
    private readonly base: Text,
    /** All edits of `base` since; null if there are none. `back` is their inverse. */
    private readonly edits: ChangeDesc | null,
    private readonly back: ChangeDesc | null,
  ) {}

  /** Creates coverage of the current text. */
  static of({ urlsByLine, idle }: EditorCoverage, doc: Text): CoverageOverText {
    return new CoverageOverText(urlsByLine, new Set(idle), doc, null, null);
  }

  /** Returns the same coverage after an edit. */
  map(changes: ChangeDesc): CoverageOverText {
    const edits = this.edits === null ? changes : this.edits.composeDesc(changes);
    return new CoverageOverText(this.urlsByLine, this.idle, this.base, edits, edits.invertedDesc);
  }

  /** Number of URLs that the rule on a line of the current text decides; null if the line has no rule in use. */
  urlsAt(line: Pick<Line, 'number' | 'from' | 'to'>): number | null {
    const counted = this.#countedLine(line);
    if (counted === null) return null;
    const urls = this.urlsByLine[counted] ?? 0;
    return urls > 0 || this.idle.has(counted) ? urls : null;
  }

  /** The line's number in `base`. Null for a line that was added since, or if the start of its old line is now in another line. */
  #countedLine({ number, from, to }: Pick<Line, 'number' | 'from' | 'to'>): number | null {
    if (this.edits === null || this.back === null) return number;
    const before = this.base.lineAt(this.back.mapPos(from, 1));
    const present = this.edits.mapPos(before.from, 1);
    return present >= from && present <= to ? before.number : null;
  }
}
