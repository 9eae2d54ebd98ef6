import type { LintedFile, LintedFinding } from '../../../src/lint/fixes';
import { finish } from '../../../src/worker/lint/testdata/finish';
import {
  changeBetween,
  fixedAutomatically,
  hasMeaning,
  isAbout,
  isAt,
  isMarked,
  labelOf,
  levelOf,
  type OfferedFix,
  offeredFixes,
  openCase,
  outcomeFor,
  overviewHead,
  rank,
  textsOf,
} from './checked-file';
import {
  type ExpectedFinding,
  type ExpectedFixes,
  type ForbiddenFinding,
  type LintCase,
  uncheckable,
  type VerdictAfter,
} from './lint-case';

/** A case with its file and its findings. */
interface OpenCase {
  readonly lintCase: LintCase;
  readonly linted: LintedFile;
  readonly text: string;
  readonly findings: readonly LintedFinding[];
}

/** Checks a case. Returns what is wrong, and which parts can't be checked. */
export function checkLintCase(lintCase: LintCase): readonly string[] {
  const unknown = uncheckable(lintCase);
  if (unknown.length > 0) return unknown.map((part) => `can’t be checked: ${part}`);
  try {
    const linted = openCase(lintCase);
    const open = { lintCase, linted, text: linted.text, findings: finish(linted.findings()) };
    return [
      ...(lintCase.expect ?? []).flatMap((expected) => missing(open, expected)),
      ...(lintCase.not ?? []).flatMap((forbidden) => forbiddenIn(open, forbidden)),
      ...tooMuch(open),
      ...wrongFixes(open),
      ...(['safe', 'tidy'] as const).flatMap((kind) => wrongAutomatically(open, kind)),
      ...wrongHead(open),
    ];
  } catch (error) {
    return [`can’t be checked: ${String(error)}`];
  }
}

function missing({ findings, text }: OpenCase, expected: ExpectedFinding): readonly string[] {
  const { meaning, lines, least, most, says = [] } = expected;
  const here = findings.filter((finding) => isAbout(finding, text, expected));
  const isSaid = here.some(
    (finding) =>
      levelOf(finding) >= rank(least) &&
      hasMeaning(finding, meaning) &&
      says.every((words) => contains(textsOf(finding), words)),
  );
  const tooHigh = findings.filter(
    (finding) =>
      most !== undefined &&
      levelOf(finding) > rank(most) &&
      isAt(finding, text, lines) &&
      hasMeaning(finding, meaning),
  );
  return [
    ...(isSaid
      ? []
      : [`missing at ${lines?.join('–') ?? 'any line'}: ${meaning}, ${least}; there: ${labels(here)}`]),
    ...tooHigh.map((finding) => `above ${most}: ${labelOf(finding)}`),
  ];
}

function forbiddenIn({ findings, text }: OpenCase, forbidden: ForbiddenFinding): readonly string[] {
  const { meaning, lines, above, words = [] } = forbidden;
  return findings
    .filter((finding) => isAt(finding, text, lines))
    .flatMap((finding) => [
      ...(hasMeaning(finding, meaning) && levelOf(finding) > (above === undefined ? -1 : rank(above))
        ? [
            `must not be said${above === undefined ? '' : ` above ${above}`}: ${meaning}, by ${labelOf(finding)}`,
          ]
        : []),
      ...(contains(textsOf(finding), words)
        ? [`must not say ${words.join(' or ')}: ${labelOf(finding)}`]
        : []),
    ]);
}

/** Returns findings above the highest level of the file, and too many for one cause. */
function tooMuch({ lintCase: { atMost, joined }, findings, text }: OpenCase): readonly string[] {
  const above = findings.filter((finding) => atMost !== undefined && levelOf(finding) > rank(atMost));
  const alike =
    joined === undefined
      ? []
      : findings.filter(
          (finding) => levelOf(finding) >= rank(joined.from ?? 'guess') && isAt(finding, text, joined.lines),
        );
  return [
    ...above.map((finding) => `above ${atMost}: ${labelOf(finding)}`),
    ...(alike.length > (joined?.atMost ?? 0) ? [`not joined: ${labels(alike)}`] : []),
  ];
}

/** Checks each fix alone. */
function wrongFixes({ lintCase: { fix = {} }, linted, findings, text }: OpenCase): readonly string[] {
  const offered = offeredFixes(linted, findings);
  const wrong = offered.flatMap(({ finding, after }) =>
    [...harmOf(fix, linted, after, finding), ...textLeftIn(fix, after)].map(
      (harm) => `fix of ${labelOf(finding)} (${finding.fixKind}): ${harm}`,
    ),
  );
  const isRight = (fixed: OfferedFix, change: VerdictAfter): boolean =>
    harmOf(fix, linted, fixed.after, null).length === 0 &&
    change.for.every((name) =>
      change.urls.every((url) => outcomeFor(fixed.after, name, url) === change.become),
    );
  const undone = (fix.must ?? []).filter((change) => {
    const here = offered.filter(({ finding }) => isAbout(finding, text, change));
    const isDue = change.always || here.some(({ finding }) => levelOf(finding) >= rank('warning'));
    return isDue && !here.some((each) => isRight(each, change));
  });
  return [...wrong, ...undone.map((change) => `no fix makes ${change.urls.join(' ')} ${change.become}`)];
}

/** Checks what the page applies without asking: it may change no verdict. */
function wrongAutomatically(
  { lintCase: { fix = {} }, linted, text }: OpenCase,
  kind: 'safe' | 'tidy',
): readonly string[] {
  const after = fixedAutomatically(linted, kind).result;
  if (after.text === text) return [];
  const change = changeBetween(linted, after);
  const harms = [
    ...(change === null ? [] : [`changes a verdict: ${change}`]),
    ...harmOf(fix, linted, after, null),
    ...textLeftIn(fix, after),
  ];
  return harms.map((harm) => `all ${kind} fixes: ${harm}`);
}

/** Returns verdicts that a fix changes although it may not. `finding`: null for fixes that are applied without asking. */
function harmOf(
  { never = [], keep = [] }: ExpectedFixes,
  before: LintedFile,
  after: LintedFile,
  finding: LintedFinding | null,
): readonly string[] {
  const changed = never
    .filter(({ unless, become }) => unless !== 'marked' || finding === null || !isMarked(finding, become))
    .flatMap(({ become, urls, for: names }) =>
      names.flatMap((name) =>
        urls
          .filter(
            (url) => outcomeFor(before, name, url) !== become && outcomeFor(after, name, url) === become,
          )
          .map((url) => `${url} becomes ${become} for ${name}`),
      ),
    );
  const lines = before.text.split('\n');
  const lost = keep.filter((line) => !after.text.includes((lines[line - 1] ?? '').trim()));
  return [...changed, ...lost.map((line) => `line ${line} is lost`)];
}

function textLeftIn({ notText = [] }: ExpectedFixes, after: LintedFile): readonly string[] {
  return notText.filter((text) => matches(text, after.text, 'im')).map((text) => `leaves /${text}/`);
}

function wrongHead({ lintCase: { overview }, linted }: OpenCase): readonly string[] {
  if (overview === undefined) return [];
  const head = overviewHead(linted);
  if (head === null) return ['can’t be checked: the overview can’t be made'];
  const { sentence, details } = head;
  const { not = [], says = [], saysSomewhere = [] } = overview;
  return [
    ...not
      .filter((text) => matches(text, sentence, 'i'))
      .map((text) => `overview says /${text}/: ${sentence}`),
    ...says
      .filter((words) => !contains(sentence, words))
      .map((words) => `overview doesn’t say ${words.join(' or ')}: ${sentence}`),
    ...saysSomewhere
      .filter((words) => !contains(`${sentence} ${details}`, words))
      .map((words) => `overview doesn’t say ${words.join(' or ')}: ${sentence} ${details}`),
  ];
}

function contains(text: string, words: readonly string[]): boolean {
  return words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
}

/** The patterns are part of the cases, which are no input of users. */
function matches(pattern: string, text: string, flags: string): boolean {
  return new RegExp(pattern, flags).test(text);
}

function labels(findings: readonly LintedFinding[]): string {
  return findings.length === 0 ? 'nothing' : findings.map(labelOf).join(' ');
}
