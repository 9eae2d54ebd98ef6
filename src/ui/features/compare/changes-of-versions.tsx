import { policyTokenNamed } from '../../../catalogue/full';
import type { DiffLine } from '../../../editor/compare';
import {
  changesAsText,
  checkerTexts,
  compareOrigin,
  compareTexts,
  conditionName,
  plain,
  preferencesNote,
  simulationLeftOut,
} from '../../../messages';
import { isSimulating, type SecondVersion, type TextCheck, urlOnTestedSite } from '../../../store';
import { ChangeBlock } from '../../parts/changes/change-block';
import { Button } from '../../parts/controls/button';
import { namesByFame } from '../../parts/overview/famous-first';
import { useActions, useTester, useTesterStore } from '../../parts/tester-context';
import { CopyText } from './copy-text';
import styles from './listed-urls.module.css';
import type { ShownVersion } from './use-shown-versions';
import { useVersionChanges } from './use-version-changes';

interface VersionChangesProps {
  readonly other: SecondVersion;
  readonly isSwapped: boolean;
  /** Both versions, the earlier one first. */
  readonly versions: readonly [before: ShownVersion, after: ShownVersion];
  /** Called with the line that decides a change that is asked about. */
  onReveal(line: DiffLine): void;
}

/** Lists the changes between two versions for every URL, or gives the reason why they aren't known. */
export function ChangesOfVersions({
  other,
  isSwapped,
  versions: [before, after],
  onReveal,
}: VersionChangesProps) {
  const changes = useVersionChanges(other, isSwapped);
  const ask = useAskAboutChange();
  const actions = useActions();
  const showLines = ({ before: was, after: is }: TextCheck['changes'][number]) => {
    const [later] = is.lines;
    const [earlier] = was.lines;
    if (later !== undefined) onReveal({ version: 'after', line: later });
    else if (earlier !== undefined) onReveal({ version: 'before', line: earlier });
    actions.markLines(Int32Array.from((isSwapped ? was : is).lines), true);
  };
  const simulated = useTester((state) => (isSimulating(state) ? state.answer : null));
  const found = typeof changes === 'string' ? null : changes;
  const names = isSwapped
    ? ({ before: 'here', after: other.kind } as const)
    : ({ before: other.kind, after: 'here' } as const);
  const origin =
    before.text === after.text
      ? compareTexts.sameTexts
      : compareOrigin(names, found?.isQuestionChanged === true);
  const copied = ({ check }: { readonly check: TextCheck }) =>
    changesAsText(check, origin, plain(preferencesNote(check.preferences, policyTokenNamed)));
  return (
    <div data-changes={found ? 'found' : changes}>
      {simulated && <p className={styles['simulated']}>{simulationLeftOut(conditionName(simulated))}</p>}
      <ChangeBlock
        isView
        check={found?.check ?? null}
        status={
          typeof changes !== 'string' || changes === 'working' ? compareTexts.working : checkerTexts[changes]
        }
        origin={origin}
        isInEditor={!isSwapped}
        actions={found ? <CopyText text={() => copied(found)} /> : changes !== 'working' && <TryAgain />}
        onAsk={(change) => {
          if (found) ask(change, found.check);
          showLines(change);
        }}
      />
    </div>
  );
}

/** Starts the worker again, or loads its code again. */
function TryAgain() {
  const problems = useTester((state) => state.problems);
  const actions = useActions();
  return (
    <Button
      small
      onClick={() => (typeof problems === 'string' ? actions.loadProblems() : problems.restart())}
    >
      {compareTexts.tryAgain}
    </Button>
  );
}

/** Returns a function that asks about a change: its example, for the best known of its crawlers. The view stays. */
function useAskAboutChange(): (change: TextCheck['changes'][number], check: TextCheck) => void {
  const actions = useActions();
  const store = useTesterStore();
  return ({ crawlers, others, everyoneElse, path }, check) => {
    const rest = everyoneElse === 'all' ? check.everyoneElse : others;
    const [crawler] = namesByFame([...crawlers, ...rest]);
    if (crawler !== undefined) actions.setCrawler(crawler);
    actions.setUrl(path.startsWith('/') ? urlOnTestedSite(store.getState(), path) : path);
  };
}
