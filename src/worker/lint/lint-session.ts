import { formatEdits } from '../../engine/format';
import type { LintContext } from '../../lint';
import {
  type FixedFile,
  fixAll,
  fixOne,
  hasSeverity,
  type LintEngine,
  LintedFile,
  type LintedFinding,
  type LintedText,
} from '../../lint/fixes';
import { ignoreEdits } from '../../lint/ignore-edits';
import { until } from '../connection/until';
import { ParsedFile } from '../document/parsed-file';
import type { OpenDocument } from '../document/text-change';
import { findAgain, SeenVersions } from './find-again';
import { findingRow } from './finding-row';
import { lineEffect } from './line-effect';
import { linesChanged } from './lines-changed';
import type {
  FindingRow,
  FixPreview,
  LintReport,
  LintRequest,
  LintRequests,
  LintUpdate,
  SeverityFilter,
  VerdictCheck,
} from './lint-protocol';
import { lintReport } from './lint-report';
import { OverviewAnswers } from './overview/overview-answers';
import { pathStarts } from './path-starts';
import { simplifiedText } from './simplified-text';
import { changesVerdicts, textCheck } from './text-check';
import { TextComparer } from './text-comparison';
import { findVerdictChoices } from './verdict-choices';

/** Maximum number of rows per reply. */
const ROWS_PER_REPLY = 1000;

/** Computes the reply to a request in pieces. */
type ReplySteps<Name extends keyof LintRequests> = Generator<void, LintRequests[Name]['reply']>;

/** A text with the numbers that the page gave it; see `LintUpdate`. */
interface Present {
  readonly version: number;
  readonly state: number;
  readonly linted: LintedFile;
}

/**
 * A text with up-to-date findings. All work is done in pieces that the caller steps through. Each piece
 * leaves a consistent state, so work can be abandoned after any piece.
 */
export class LintSession {
  readonly #engine: LintEngine;
  #present: Present;
  /** The newest request of each kind that replaces older ones. */
  readonly #newest = new Map<LintRequest['name'], LintRequest>();
  /** The last reply to `quietLines`: the page sends the request again with every change of the question. */
  #quietLines: { readonly file: LintedText; readonly crawler: string; readonly lines: Int32Array } | null =
    null;
  readonly #comparer = new TextComparer();
  readonly #overviews: OverviewAnswers;
  /** States of the reports that the page got last. */
  readonly #seen = new SeenVersions();

  constructor(engine: LintEngine) {
    this.#engine = engine;
    this.#overviews = new OverviewAnswers(engine);
    this.#present = { version: 0, state: 0, linted: this.#opened({ source: '' }, engine.NO_CONTEXT) };
  }

  update({ version, state, open, transactions, context }: LintUpdate): void {
    let { linted } = this.#present;
    if (open !== undefined) linted = this.#opened(open, linted.context);
    for (const transaction of transactions ?? []) linted = linted.edited(transaction);
    if (context !== undefined) linted = linted.inContext(context);
    this.#present = { version, state, linted };
  }

  /** Computes the report on the current text. */
  *report(): Generator<void, LintReport> {
    const { version, state, linted } = this.#present;
    const report = yield* lintReport(linted, { version, state });
    this.#seen.add(state, linted);
    return report;
  }

  /** Returns the work for a request. It uses the text at the time when the work starts. */
  answer(request: LintRequest): Generator<void, LintRequests[keyof LintRequests]['reply']> {
    switch (request.name) {
      case 'rows':
        return this.#rows(request.payload);
      case 'finding':
        return this.#finding(request.payload);
      case 'preview':
        return this.#preview(request.payload);
      case 'ignore':
        return this.#ignore(request.payload);
      case 'format':
        return this.#format();
      case 'placeGroups':
        return this.#placeGroups(request.payload);
      case 'compare':
        return this.#compare(request.payload);
      case 'versions':
      case 'written':
        return this.#onlyNewest(request, this.#compare(request.payload));
      case 'ruleEffect':
        return this.#onlyNewest(request, this.#ruleEffect(request.payload));
      case 'quietLines':
        return this.#onlyNewest(request, this.#quietLinesOf(request.payload));
      case 'overview':
        return this.#onlyNewest(request, this.#overview());
      case 'overviewLines':
        return this.#overviewLines(request.payload);
      case 'simplify':
        return this.#onlyNewest(request, this.#simplify());
      case 'verdictChoices':
        return this.#onlyNewest(request, this.#findVerdictChoices(request.payload));
      case 'pathStarts':
        return this.#pathStarts(request.payload);
    }
  }

  *#rows({ rule, severity, from, to }: LintRequests['rows']['payload']): ReplySteps<'rows'> {
    const { state, linted } = this.#present;
    const findings = yield* linted.findings();
    const rows: FindingRow[] = [];
    const end = Math.min(to, from + ROWS_PER_REPLY);
    let total = 0;
    for (const [index, finding] of findings.entries()) {
      if (!isListed(finding, rule, severity)) continue;
      if (total >= from && total < end) rows.push(findingRow(finding, index, linted.text));
      total++;
    }
    return { version: state, rows, total };
  }

  *#finding(payload: LintRequests['finding']['payload']): ReplySteps<'finding'> {
    const present = this.#present;
    const found = yield* this.#find(present, payload.version, payload.index);
    return found && findingRow(found.finding, found.index, present.linted.text);
  }

  *#preview({ version, choice, check }: LintRequests['preview']['payload']): ReplySteps<'preview'> {
    const present = this.#present;
    if (choice.kind !== 'one')
      return yield* previewOf(present, yield* fixAll(present.linted, choice, changesVerdicts), check);
    const found = yield* this.#find(present, version, choice.index);
    return found && (yield* previewOf(present, fixOne(present.linted, found.finding), check));
  }

  *#ignore(payload: LintRequests['ignore']['payload']): ReplySteps<'ignore'> {
    const { version, linted } = this.#present;
    const found = yield* this.#find(this.#present, payload.version, payload.index);
    if (found === null) return null;
    return { version, edits: ignoreEdits(linted.text, found.finding) };
  }

  *#format(): ReplySteps<'format'> {
    const { version, linted } = this.#present;
    const edits = formatEdits(linted.readBy('google'));
    yield;
    return { version, edits };
  }

  *#placeGroups({ groups }: LintRequests['placeGroups']['payload']): ReplySteps<'placeGroups'> {
    const edit = yield* this.#engine.placeGroups(this.#present.linted.file, groups);
    return edit && [edit];
  }

  *#compare(payload: LintRequests['compare']['payload']): ReplySteps<'compare'> {
    return yield* this.#comparer.compare(this.#present.linted, payload);
  }

  *#ruleEffect({ line, crawler }: LintRequests['ruleEffect']['payload']): ReplySteps<'ruleEffect'> {
    const { version, linted } = this.#present;
    const effect = yield* lineEffect(this.#engine, linted.readBy(crawler.dialect), crawler, line);
    return effect && { version, effect };
  }

  *#quietLinesOf({ crawler }: LintRequests['quietLines']['payload']): ReplySteps<'quietLines'> {
    const { version, linted } = this.#present;
    const { file } = linted;
    const key = JSON.stringify(crawler);
    const known = this.#quietLines;
    if (known?.file === file && known.crawler === key) return { version, lines: known.lines };
    const found = yield* this.#engine.linesWithoutEffect(linted.readBy(crawler.dialect), crawler);
    const lines = Int32Array.from(found);
    this.#quietLines = { file, crawler: key, lines };
    return { version, lines };
  }

  // Not called until the work starts, so that it uses the text of that time.
  *#overview(): ReplySteps<'overview'> {
    const { file, context } = this.#present.linted;
    return yield* this.#overviews.overview(file, context.crawlers);
  }

  *#overviewLines(payload: LintRequests['overviewLines']['payload']): ReplySteps<'overviewLines'> {
    return yield* this.#overviews.lines(this.#present.linted.file, payload);
  }

  *#simplify(): ReplySteps<'simplify'> {
    const { version, linted } = this.#present;
    return { version, ...(yield* simplifiedText(this.#engine, linted)) };
  }

  *#findVerdictChoices({
    crawler,
    url,
  }: LintRequests['verdictChoices']['payload']): ReplySteps<'verdictChoices'> {
    const { version, linted } = this.#present;
    return { version, choices: yield* findVerdictChoices(linted, crawler, url) };
  }

  /** Ends the work for a request, with null, once a newer text or a newer request of its kind arrives. */
  #onlyNewest<Reply>(request: LintRequest, steps: Generator<void, Reply>): Generator<void, Reply | null> {
    this.#newest.set(request.name, request);
    return this.#untilOutdated(request, steps);
  }

  *#untilOutdated<Reply>(request: LintRequest, steps: Generator<void, Reply>): Generator<void, Reply | null> {
    const { file } = this.#present.linted;
    return yield* until(
      () => this.#present.linted.file !== file || this.#newest.get(request.name) !== request,
      steps,
    );
  }

  #pathStarts({ prefix }: LintRequests['pathStarts']['payload']): ReplySteps<'pathStarts'> {
    return pathStarts(this.#present.linted.readBy('google'), prefix);
  }

  #opened(document: OpenDocument, context: LintContext): LintedFile {
    return new LintedFile(ParsedFile.open(document), context, this.#engine);
  }

  /**
   * Finds a finding of some state in the current one; null if it is gone or the state is no longer stored.
   */
  *#find(
    present: Present,
    state: number,
    index: number,
  ): Generator<void, { readonly finding: LintedFinding; readonly index: number } | null> {
    const findings = yield* present.linted.findings();
    const seen = state === present.state ? present.linted : this.#seen.get(state);
    if (seen === null) return null;
    const older = { text: seen.text, findings: yield* seen.findings() };
    const same =
      seen === present.linted ? index : findAgain(index, older, { text: present.linted.text, findings });
    const finding = same === null ? undefined : findings[same];
    return same === null || finding === undefined ? null : { finding, index: same };
  }
}

/** Returns whether a list includes a finding. Guesses are included only if their rule is given. */
function isListed(finding: LintedFinding, rule: string | null, severity: SeverityFilter | null): boolean {
  if (severity !== null && !hasSeverity(finding, severity)) return false;
  return rule === null ? !finding.isHeuristic : finding.rule === rule;
}

function* previewOf(
  { version, linted }: Present,
  { rounds, fixed, result }: FixedFile,
  verdictCheck: VerdictCheck | null,
): Generator<void, FixPreview> {
  const { lines, count } = linesChanged(linted.text, result.text, rounds);
  yield;
  const check = verdictCheck && (yield* textCheck(linted, [linted.file, result.file], verdictCheck));
  return { version, rounds, fixed, lines, lineCount: count, check };
}
