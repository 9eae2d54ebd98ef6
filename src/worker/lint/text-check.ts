import type { Outcome } from '../../engine';
import { groupInSlices, mapInSlices } from '../../engine/collections';
import { allCrawlers, policyTokensIn } from '../../engine/crawlers';
import type { VersionChange } from '../../engine/versions';
import { countChanges, directionOf, directions } from '../../engine/versions/direction';
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
  const found = yield* engine.versionChanges(...texts, names, known, check.urls);
  const { isComplete, preferences, everyoneElse, unproven, limit } = found;
  const proven = found.changes.filter(({ isCovered }) => !isCovered);
  const sample = isComplete ? null : yield* sampleChanges(texts, { known, ...check });
  const changes = proven.length > 0 || sample === null ? proven : sample.changes;
  return {
    isProven: isComplete,
    ...countChanges(changes),
    changes: firstOf(changes),
    preferences,
    everyoneElse,
    unchanged: found.unchanged.slice(0, NAMES_PER_CHECK),
    leftOut: found.leftOut.slice(0, NAMES_PER_CHECK),
    unproven,
    ...(limit !== null && { limit }),
    checks: sample?.checks ?? 0,
  };
}

/** Changes in another direction than the first that are sent even if there are too many of that. */
const OTHERS_PER_CHECK = 50;

/** Returns the first changes, as many as may be sent, and in any case some that close something. */
function firstOf(all: readonly VersionChange[]): readonly VersionChange[] {
  const first = all.filter(({ direction }) => direction === all[0]?.direction);
  const others = all.slice(first.length);
  const changes = [
    ...first.slice(0, CHANGES_PER_CHECK - Math.min(others.length, OTHERS_PER_CHECK)),
    ...others,
  ];
  let names = 0;
  const end = changes.findIndex(({ crawlers, others, exceptOthers, except }, index) => {
    names += crawlers.length + others.length + exceptOthers.length + (except?.length ?? 0);
    return index === CHANGES_PER_CHECK || (names > NAMES_PER_CHECK && index > 0);
  });
  return end < 0 ? changes : changes.slice(0, end);
}

/** The changes of a sample of URLs: one for each URL and all crawlers whose verdicts on it change alike. */
interface SampleChanges extends Pick<TextCheck, 'changes' | 'checks'> {}

function* sampleChanges(
  texts: TextPair,
  own: Parameters<typeof checkTexts>[2],
): Generator<void, SampleChanges> {
  const { checks, crawlers, changes } = yield* checkTexts(...texts, own);
  const rows = yield* groupInSlices([...Array(changes.length).keys()], (index) => {
    const [old, now] = changes.verdictsAt(index);
    const { needNotObey } = crawlers[changes.crawlerAt(index)] ?? {};
    return JSON.stringify([changes.rowAt(index), old.outcome, now.outcome, needNotObey]);
  });
  const found = yield* mapInSlices(rows, (indexes): VersionChange => {
    const [index] = indexes;
    const verdicts = indexes.map((each) => changes.verdictsAt(each));
    const [old, now] = changes.verdictsAt(index);
    const asked = indexes.flatMap((each) => crawlers[changes.crawlerAt(each)] ?? []);
    const names = asked.flatMap((crawler) => crawler.names.slice(0, 1));
    const needNotObey = asked.some((crawler) => crawler.needNotObey === true);
    const [before, after] = [
      verdictOf(
        old,
        verdicts.map(([was]) => was),
      ),
      verdictOf(
        now,
        verdicts.map(([, is]) => is),
      ),
    ];
    const path = writtenUrl(changes.urls.urlAt(changes.rowAt(index)));
    return {
      crawlers: names.filter((name) => name !== '*'),
      // `*` is any crawler that neither text names.
      everyoneElse: names.includes('*') ? 'some' : 'none',
      isForEveryone: false,
      ...{ others: [], exceptOthers: [], needNotObey, before, after, path, isCovered: false },
      direction: directionOf({ before, after }, needNotObey),
      ...{ place: { kind: 'page', text: path }, except: [], already: [], isAlreadyWhole: false },
    };
  });
  return {
    checks,
    changes: directions.flatMap((each) => found.filter(({ direction }) => direction === each)),
  };
}

function verdictOf({ outcome }: ComparedVerdict, all: readonly ComparedVerdict[]): VersionChange['before'] {
  const lines = new Set(all.map(({ line }) => line).filter((line) => line > 0));
  return { outcome: OUTCOMES[outcome] as Outcome, lines: [...lines].sort((a, b) => a - b) };
}

/** Returns whether a verdict changes, or may change: a sample decides only where nothing can be proven. */
export function* changesVerdicts(before: LintedFile, after: LintedFile): Generator<void, boolean> {
  const { changed } = yield* textCheck(before, [before.file, after.file], { crawlers: [], urls: [] });
  return changed > 0;
}
