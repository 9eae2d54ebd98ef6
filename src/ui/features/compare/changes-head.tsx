import { useState } from 'react';
import {
  changesSummary,
  compareTexts,
  conditionName,
  series,
  shownCrawler,
  simulatedForBoth,
} from '../../../messages';
import { type CompareStatus, isSimulating } from '../../../store';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { downloadFile } from '../../parts/file/download-file';
import { useTester } from '../../parts/tester-context';
import { FoundStatus } from '../../parts/text/found-status';
import styles from './changes-head.module.css';
import { useCompare } from './use-compare';

/** Maximum number of crawlers in an unfolded list. A longer list is folded. */
const MOST_NAMED = 14;

/** The number of changed verdicts, with a button that exports them. */
export function ChangesHead({ status }: { readonly status: CompareStatus | null }) {
  const result = status?.result ?? null;
  const simulated = useTester((state) => (isSimulating(state) ? state.answer : null));
  const hasChanges = result !== null && result.rows > 0;
  return (
    <div className={styles['head']}>
      <h2 className={styles['summary']} data-head tabIndex={-1}>
        <Summary status={status} />
      </h2>
      <FoundStatus label={compareTexts.statusLabel} sentence={statusText(status)} filter={result} />
      {hasChanges && <ExportButton />}
      {result && <ComparedCrawlers names={result.crawlers} />}
      {simulated && <p className={styles['note']}>{simulatedForBoth(conditionName(simulated))}</p>}
      {status?.phase === 'working' && (
        <progress
          className={styles['progress']}
          aria-label={compareTexts.working}
          max={Math.max(1, status.all)}
          value={status.done}
        />
      )}
    </div>
  );
}

/** The sentence for screen readers after a comparison; empty until it ends. */
function statusText(status: CompareStatus | null): string {
  if (status?.phase !== 'complete' || status.result === null) return '';
  const { crawlers, ...counts } = status.result;
  const { strong, rest } = changesSummary({ ...counts, crawlers: crawlers.length });
  return `${strong} ${rest}`;
}

function Summary({ status }: { readonly status: CompareStatus | null }) {
  if (status?.phase === 'too-many-cells') return compareTexts.tooMany;
  if (status?.result == null) return compareTexts.working;
  const { crawlers, ...counts } = status.result;
  const { strong, rest } = changesSummary({ ...counts, crawlers: crawlers.length });
  return (
    <>
      <b>{strong}</b> {rest}
    </>
  );
}

/** The crawlers whose verdicts are compared. */
function ComparedCrawlers({ names }: { readonly names: readonly string[] }) {
  const list = series(names.map(shownCrawler));
  if (names.length <= MOST_NAMED)
    return <p className={styles['crawlers']}>{compareTexts.comparedFor(list)}</p>;
  return (
    <details className={styles['crawlers']}>
      <summary>{compareTexts.comparedForMany(names.length)}</summary>
      <p>{list}</p>
    </details>
  );
}

/** Saves the listed changes as CSV and shows whether that worked. */
function ExportButton() {
  const compare = useCompare();
  const [outcome, setOutcome] = useState<'exported' | 'exportFailed' | 'exportOutdated' | null>(null);
  const save = async () => {
    setOutcome(null);
    try {
      const file = await compare.export();
      if (file !== null) downloadFile(file, 'verdict-changes.csv');
      setOutcome(file === null ? 'exportOutdated' : 'exported');
    } catch {
      setOutcome('exportFailed');
    }
  };
  return (
    <div className={styles['actions']}>
      <span
        role="status"
        className={classNames(styles['status'], outcome !== 'exported' && styles['failed'])}
      >
        {outcome && compareTexts[outcome]}
      </span>
      <Button small onClick={() => void save()}>
        {compareTexts.export}
      </Button>
    </div>
  );
}
