import { crawlers } from '../../../src/catalogue/full';
import { CrawlerRules, decideUrls } from '../../../src/engine';
import { allCrawlers, crawlersCalled, dialectOfProfile, questionFor } from '../../../src/engine/crawlers';
import { applyEdits } from '../../../src/engine/text-edits';
import {
  type FixedFile,
  fixAll,
  isSafelyFixable,
  LintedFile,
  type LintedFinding,
} from '../../../src/lint/fixes';
import { plainWords, ruleAbouts } from '../../../src/lint/texts';
import { overviewDetails, overviewSentence } from '../../../src/messages';
import { ParsedFile } from '../../../src/worker/document/parsed-file';
import { fileOverview } from '../../../src/worker/lint/overview/file-overview';
import { finish } from '../../../src/worker/lint/testdata/finish';
import { lintEngine } from '../../../src/worker/lint/testdata/lint-engine';
import { changesVerdicts } from '../../../src/worker/lint/text-check';
import { type Level, type LineRange, type LintCase, levels, type VerdictAfter } from './lint-case';
import { meanings } from './meanings';

/** A fix and the file after it. */
export interface OfferedFix {
  readonly finding: LintedFinding;
  readonly after: LintedFile;
}

/** Opens the file of a case, with the crawlers of the catalogue. */
export function openCase({ robots, robotsBase64 = '', robotsUrl }: LintCase): LintedFile {
  const source = robots ?? new Uint8Array(Buffer.from(robotsBase64, 'base64'));
  const context = { ...lintEngine.NO_CONTEXT, crawlers, robotsUrl: robotsUrl ?? null };
  return new LintedFile(ParsedFile.open({ source }), context, lintEngine);
}

export function levelOf({ isHeuristic, severity }: LintedFinding): number {
  if (isHeuristic) return rank('guess');
  return rank(severity === 'note' ? 'tip' : severity);
}

export function rank(level: Level): number {
  return levels.indexOf(level);
}

/** Rule, line and level of a finding: `block-all@2:error`. */
export function labelOf(finding: LintedFinding): string {
  return `${finding.rule}@${finding.line}:${levels[levelOf(finding)]}`;
}

/** Returns the title and the explanation of a finding. Throws if its rule has no texts. */
export function textsOf({ rule, params }: LintedFinding): string {
  const about = ruleAbouts.get(rule);
  if (about === undefined) throw new Error(`${rule} has no texts`);
  return `${plainWords(about.title(params))}. ${plainWords(about.explain(params))}`;
}

/** Returns whether a rule reports a meaning with this finding. */
export function hasMeaning(finding: LintedFinding, meaning: string): boolean {
  return (meanings.get(meaning) ?? []).some(
    ({ rule, says }) => rule === finding.rule && (says === undefined || says.test(textsOf(finding))),
  );
}

/** Returns whether the spans of a finding touch some lines; without lines, true. A finding about the whole file touches none. */
export function isAt(
  { line, from, to, places = [] }: LintedFinding,
  text: string,
  lines?: LineRange,
): boolean {
  if (lines === undefined) return true;
  return [{ line, from, to }, ...places].some((place) => {
    const last = Math.max(place.line, text.slice(0, place.to).split('\n').length);
    return place.line > 0 && place.line <= lines[1] && last >= lines[0];
  });
}

/** Same as `isAt`, but a finding that names one of the lines as related counts, too, and with `orFile` one about the whole file. */
export function isAbout(
  finding: LintedFinding,
  text: string,
  { lines, orFile }: { readonly lines?: LineRange; readonly orFile?: boolean },
): boolean {
  if (isAt(finding, text, lines)) return true;
  const isRelated = finding.related.some(
    (line) => lines !== undefined && line >= lines[0] && line <= lines[1],
  );
  return isRelated || (orFile === true && finding.line === 0);
}

/** Returns the fixes that change the text, each alone. */
export function offeredFixes(linted: LintedFile, findings: readonly LintedFinding[]): readonly OfferedFix[] {
  return findings.flatMap((finding) => {
    const edits = finding.fix?.() ?? [];
    return applyEdits(linted.text, edits) === linted.text ? [] : [{ finding, after: linted.edited(edits) }];
  });
}

/** Applies everything that the page fixes, or tidies up, without asking. */
export function fixedAutomatically(linted: LintedFile, kind: 'safe' | 'tidy'): FixedFile {
  return finish(fixAll(linted, { kind }, changesVerdicts));
}

/** Returns whether the page marks that a fix blocks or opens addresses, or leaves it to the user. */
export function isMarked(finding: LintedFinding, become: VerdictAfter['become']): boolean {
  if (isSafelyFixable(finding)) return false;
  return finding.fixKind === 'choice' || finding.fixKind === (become === 'blocked' ? 'blocking' : 'opening');
}

/** Returns the verdict for a crawler by name, product token or alias; `*` is any crawler that no group names. */
export function outcomeFor(file: LintedFile, name: string, url: string): VerdictAfter['become'] {
  const lower = name.toLowerCase();
  const [profile] = crawlersCalled(name, { crawlers });
  const known = profile ?? crawlers.find((each) => each.name.toLowerCase() === lower);
  const question =
    known === undefined
      ? { productTokens: name === '*' ? [] : [name], ignoresGlobalGroup: false }
      : questionFor(known);
  const robots = file.readBy(known === undefined ? 'rfc9309' : dialectOfProfile(known));
  const rules = new CrawlerRules(robots, question);
  const [row = 0] = decideUrls(rules, [`https://example.com${url}`]);
  return rules.decisionOf(row).outcome === 'disallowed' ? 'blocked' : 'allowed';
}

/** Returns a change of verdicts between two files; null if it is proven that no crawler gets another verdict. */
export function changeBetween(before: LintedFile, after: LintedFile): string | null {
  const texts = [before.file, after.file] as const;
  const names = finish(allCrawlers(texts, crawlers, []));
  const { verdicts, isComplete } = finish(lintEngine.changedVerdicts(...texts, names));
  const [first] = verdicts;
  if (first !== undefined) return JSON.stringify(first);
  return isComplete ? null : 'not everything can be proven';
}

/** Returns the head sentence of the overview and the details below it; null if the overview can't be made. */
export function overviewHead(
  linted: LintedFile,
): { readonly sentence: string; readonly details: string } | null {
  const made = finish(fileOverview(lintEngine, linted.file, crawlers));
  if ('kind' in made) return null;
  return { sentence: overviewSentence(made.content), details: overviewDetails(made.content) };
}
