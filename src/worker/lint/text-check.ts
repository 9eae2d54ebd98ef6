import type { Outcome } from '../../engine';
import { allCrawlers, policyTokensIn } from '../../engine/crawlers';
import type { VersionChange } from '../../engine/versions';
import type { LintedFile, LintedText } from '../../lint/fixes';
import { writtenUrl } from '../../url-lists/list';
import { checkTexts } from '../urls/compare/check-texts';
import type { ComparedVerdict } from '../urls/compare/compare-protocol';
import { CellOutcome } from '../urls/verdicts/cell-outcome';
import type { VerdictCheck } from './lint-protocol';
import { CHANGES_PER_CHECK, NAMES_PER_CHECK, type TextCheck } from './text-check-protocol';

const OUTCOMES = Object.keys(CellOutcome) as readonly Outcome[];

/** Two texts in the order in which they are compared. */
export type TextPair = readonly [before: LintedText, after: LintedText];

/** The crawlers and the engine that both texts are read with. */
type TextContext = Pick<LintedFile, 'context' | 'engine'>;

/**
 * Proves which verdicts change between two texts: for every crawler of the catalogue, every name in one of the texts, and any
 * other crawler; and which preferences change. See `versionChanges`. If not everything can be proven, it decides a sample of URLs too. Yields between
 * pieces of work.
 */
export function* textCheck(
  { context: { crawlers: known }, engine }: TextContext,
  texts: TextPair,
  check: VerdictCheck,
): Generator<void, TextCheck> {
  const crawlers = yield* allCrawlers(texts, known, check.crawlers);
  const names = [...crawlers, ...policyTokensIn(texts)];
  const found = yield* engine.versionChanges(...texts, names, known);
  const { isComplete, preferences, everyoneElse, unproven, limit } = found;
  const proven = found.changes.filter(({ isCovered }) => !isCovered);
  const sample = isComplete ? null : yield* sampleChanges(texts, { known, ...check });
  const listed = proven.length > 0 || sample === null ? { changed: proven.length, changes: proven } : sample;
  return {
    isProven: isComplete,
    changed: listed.changed,
    changes: firstOf(listed.changes),
    preferences,
    everyoneElse,
    unchanged: found.unchanged.slice(0, NAMES_PER_CHECK),
    unproven,
    ...(limit !== null && { limit }),
    checks: sample?.checks ?? 0,
  };
}

/** Returns the first changes, as many as may be sent. */
function firstOf(changes: readonly VersionChange[]): readonly VersionChange[] {
  let names = 0;
  const end = changes.findIndex(({ crawlers, others, exceptOthers, except }, index) => {
    names += crawlers.length + others.length + exceptOthers.length + (except?.length ?? 0);
    return index === CHANGES_PER_CHECK || (names > NAMES_PER_CHECK && index > 0);
  });
  return end < 0 ? changes : changes.slice(0, end);
}

/** The changes of a sample of URLs. */
interface SampleChanges extends Pick<TextCheck, 'changed' | 'changes' | 'checks'> {}

function* sampleChanges(
  texts: TextPair,
  own: Parameters<typeof checkTexts>[2],
): Generator<void, SampleChanges> {
  const { checks, crawlers, changes } = yield* checkTexts(...texts, own);
  const listed = Array.from({ length: Math.min(changes.length, CHANGES_PER_CHECK) }, (_, index) => {
    const [old, now] = changes.verdictsAt(index);
    const crawler = crawlers[changes.crawlerAt(index)];
    return changeOf(crawler?.names[0] ?? '', {
      needNotObey: crawler?.needNotObey ?? false,
      path: writtenUrl(changes.urls.urlAt(changes.rowAt(index))),
      before: verdictOf(old),
      after: verdictOf(now),
    });
  });
  return { checks, changed: changes.tally.reduce((sum, each) => sum + each, 0), changes: listed };
}

/** @param crawler its name; `*` is any crawler that neither text names. */
function changeOf(
  crawler: string,
  change: Pick<VersionChange, 'needNotObey' | 'path' | 'before' | 'after'>,
): VersionChange {
  const isUnnamed = crawler === '*';
  return {
    ...change,
    crawlers: isUnnamed ? [] : [crawler],
    everyoneElse: isUnnamed ? 'some' : 'none',
    others: [],
    exceptOthers: [],
    place: { kind: 'page', text: change.path },
    except: [],
    hadOutcome: false,
    isCovered: false,
  };
}

function verdictOf({ outcome, line }: ComparedVerdict): VersionChange['before'] {
  return { outcome: OUTCOMES[outcome] as Outcome, lines: line === 0 ? [] : [line] };
}

/** Returns whether a verdict changes, or may change: a sample decides only where nothing can be proven. */
export function* changesVerdicts(before: LintedFile, after: LintedFile): Generator<void, boolean> {
  const { changed } = yield* textCheck(before, [before.file, after.file], { crawlers: [], urls: [] });
  return changed > 0;
}
