import type { DialectId, ReadableFile, RobotsTxt } from '../../engine';
import { mapInSlices } from '../../engine/collections';
import type { TextEdit } from '../../engine/text-edits';
import type { Finding, LintContext } from '..';
import { changingFixes } from './changing-fixes';
import { deletesEvidence } from './deletes-evidence';
import type { LintEngine } from './lint-engine';

/**
 * The effect of a fix; see `LintRule.fix`. `neutral` and `evident` are safe. `blocking` and `opening`: evident, but
 * a check found that it blocks addresses that are open now, or opens blocked ones, or its rule says so. `choice`: needs a decision, or is
 * evident but wasn't checked completely. `no-verdict`: a choice about lines that decide no verdict, such as Sitemap.
 */
export type FixKind = 'neutral' | 'evident' | 'blocking' | 'opening' | 'choice' | 'no-verdict';

/** A text that edits can be applied to. */
export interface LintedText extends ReadableFile {
  /** In UTF-16 units. */
  readonly length: number;
  edited(edits: readonly TextEdit[]): LintedText;
}

/** A finding with data about its rule. */
export interface LintedFinding extends Finding {
  readonly isHeuristic: boolean;
  /** The effect of its fix; null if it has none. */
  readonly fixKind: FixKind | null;
}

/**
 * A text in a context, with its findings, which are computed once on demand. Immutable: an edit creates a new
 * one.
 */
export class LintedFile {
  readonly context: LintContext;
  /** The text itself. */
  readonly file: LintedText;
  readonly engine: LintEngine;
  #steps: Generator<void, readonly LintedFinding[]> | null = null;
  #findings: readonly LintedFinding[] | null = null;
  #missesEffects = false;

  constructor(file: LintedText, context: LintContext, engine: LintEngine) {
    this.file = file;
    this.context = context;
    this.engine = engine;
  }

  /** With LF line ends. */
  get text(): string {
    return this.readBy('google').text;
  }

  /** Returns the file as read by a dialect; cached. */
  readBy(id: DialectId): RobotsTxt {
    return this.file.readBy(id);
  }

  /** Returns all findings in file order. Continues the work of an earlier caller that stopped halfway. */
  *findings(): Generator<void, readonly LintedFinding[]> {
    while (this.#findings === null) {
      this.#steps ??= this.#find();
      const steps = this.#steps;
      // Cleared during the step. If a rule throws, the next call must not mistake the ended generator for a
      // complete one.
      this.#steps = null;
      const step = steps.next();
      if (step.done === true) this.#findings = step.value;
      else this.#steps = steps;
      yield;
    }
    return this.#findings;
  }

  /** See `FileFindings`. Known after `findings`. */
  get missesEffects(): boolean {
    return this.#missesEffects;
  }

  *#find(): Generator<void, readonly LintedFinding[]> {
    const found = yield* this.engine.lintSteps(this.file, this.context);
    this.#missesEffects = found.missesEffects;
    const findings = yield* mapInSlices(found.findings, (finding) => this.#withRule(finding));
    const tried = yield* changingFixes(this, findings);
    const known = yield* mapInSlices(findings, (finding) => {
      const { kind: fixKind, isChanging } = tried.get(finding) ?? { kind: finding.fixKind, isChanging: null };
      const fix = fixKind === null ? null : finding.fix;
      const { kind, severity } = finding;
      if (kind === undefined || isChanging === null) return { ...finding, fix, fixKind };
      return { ...finding, fix, fixKind, severity: this.engine.severityByFix(severity, kind, isChanging) };
    });
    const deleting = yield* deletesEvidence(this, known);
    if (deleting.size === 0) return known;
    return known.flatMap((finding) => {
      if (!deleting.has(finding)) return [finding];
      // Without its fix, a tidy finding only advises to delete the line.
      return finding.severity === 'tidy' ? [] : [{ ...finding, fix: null, fixKind: null }];
    });
  }

  edited(edits: readonly TextEdit[]): LintedFile {
    return new LintedFile(this.file.edited(edits), this.context, this.engine);
  }

  inContext(context: LintContext): LintedFile {
    return new LintedFile(this.file, context, this.engine);
  }

  #withRule(finding: Finding): LintedFinding {
    const rule = this.engine.lintRules.get(finding.rule);
    return {
      ...finding,
      isHeuristic: rule?.isHeuristic === true,
      fixKind: finding.fix === null ? null : (rule?.fix ?? null),
    };
  }
}
