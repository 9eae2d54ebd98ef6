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
      // A comment on its own line applies to the line below, which may have a comment too.
      const target = line.kind === 'comment' ? line.number + 1 : line.number;
      this.#lines.set(target, new Set([...(this.#lines.get(target) ?? []), ...names]));
      for (const name of names) this.#everywhere.add(name);
    }
  }

  /**
   * Returns whether a comment ignores a rule's finding. The comment must be on the finding's line, or alone on the line
   * above. A finding about the whole file (line 0) is ignored by a comment anywhere.
   */
  covers(rule: string, line: number): boolean {
    if (line === 0) return this.#everywhere.has(rule);
    return this.#lines.get(line)?.has(rule) === true;
  }
}
