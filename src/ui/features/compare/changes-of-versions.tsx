import { policyTokenNamed } from '../../../catalogue/full';
import type { DiffLine } from '../../../editor/compare';
import {
  changesAsText,
  checkerTexts,
  compareHead,
  compareTexts,
  conditionName,
  plain,
  preferencesNote,
  proofNote,
  simulationLeftOut,
} from '../../../messages';
import {
  isSimulating,
  type SecondVersion,
  type TextCheck,
  type TextComparison,
  urlOnTestedSite,
} from '../../../store';
import { ChangesTable } from '../../parts/changes/changes-table';
import { PreferencesNote } from '../../parts/changes/preferences-note';
import { ProofNote } from '../../parts/changes/proof-note';
import { Button } from '../../parts/controls/button';
import { namesByFame } from '../../parts/overview/famous-first';
import { useActions, useTester, useTesterStore } from '../../parts/tester-context';
import { FoundStatus } from '../../parts/text/found-status';
import styles from './changes-of-versions.module.css';
import { CopyText } from './copy-text';
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
  const { strong, rest } =
    typeof changes === 'string'
      ? { strong: '', rest: changes === 'working' ? compareTexts.working : checkerTexts[changes] }
      : compareHead(
          changes.check,
          isSwapped ? { before: 'here', after: other.kind } : { before: other.kind, after: 'here' },
          { isSame: before.text === after.text, isQuestion: isQuestionChanged(changes) },
        );
  return (
    <section aria-label={compareTexts.whatChanges} data-changes={found ? 'found' : changes}>
      <div className={styles['head']}>
        <h2 className={styles['summary']} data-head tabIndex={-1}>
          <b>{strong}</b>
          {rest}
        </h2>
        {found ? (
          <CopyText
            text={() =>
              changesAsText(
                `${strong}${rest}`,
                found.check,
                plain(preferencesNote(found.check.preferences, policyTokenNamed)),
                plain(proofNote(found.check)),
              )
            }
          />
        ) : (
          changes !== 'working' && <TryAgain />
        )}
        {simulated && <p className={styles['note']}>{simulationLeftOut(conditionName(simulated))}</p>}
      </div>
      <FoundStatus
        label={compareTexts.statusLabel}
        sentence={found ? `${strong}${rest}` : ''}
        filter={changes}
      />
      {found && (
        <>
          {found.check.changed > 0 && (
            <ChangesTable
              check={found.check}
              isInEditor={!isSwapped}
              onAsk={(change) => {
                ask(change, found.check);
                showLines(change);
              }}
            />
          )}
          <PreferencesNote check={found.check} isInEditor={!isSwapped} />
          <ProofNote check={found.check} />
        </>
      )}
    </section>
  );
}

function isQuestionChanged({ verdicts: [question] }: TextComparison): boolean {
  return question !== undefined && question.before.outcome !== question.after.outcome;
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
