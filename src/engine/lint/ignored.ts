import type { LintFile } from './lint-file';

/** A comment that ignores findings: `# tester-ignore: path-no-slash, raw-space`. */
export const IGNORING_COMMENT = /#[ \t]*tester-ignore:[ \t]*([a-z0-9, \t-]+)/i;

/** Findings that the file's own comments ignore. */
export class Ignored {
  readonly #lines = new Map<number, ReadonlySet<string>>();
  readonly #everywhere = new Set<string>();

  constructor(file: LintFile) {
    if (!/tester-ignore:/i.test(file.text)) return;
    for (const line of file.lines) {
      if (line.kind !== 'comment' && !line.hasComment) continue;
      const names = IGNORING_COMMENT.exec(line.text)?.[1]
        ?.toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean);
      if (names === undefined) continue;
      // A comment on its own line applies to the line below.
      this.#lines.set(line.kind === 'comment' ? line.number + 1 : line.number, new Set(names));
      for (const name of names) this.#everywhere.add(name);
    }
  }

  /** Returns whether a finding is ignored: by a comment on its line or the line above; for the whole file (line 0) by any comment. */
  covers(rule: string, line: number): boolean {
    if (line === 0) return this.#everywhere.has(rule);
    return this.#lines.get(line)?.has(rule) === true;
  }
}
