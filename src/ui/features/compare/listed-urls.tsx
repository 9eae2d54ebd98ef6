import { useState } from 'react';
import { compareTexts, series, shownCrawler, urlsSummary } from '../../../messages';
import type { CompareResult, CompareStatus } from '../../../store';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { downloadFile } from '../../parts/file/download-file';
import { FoundStatus } from '../../parts/text/found-status';
import action from './copy-text.module.css';
import styles from './listed-urls.module.css';
import { UrlChanges } from './url-changes';
import { useCompare } from './use-compare';

/** Maximum number of crawlers in an unfolded list. A longer list is folded. */
const MOST_NAMED = 14;

interface ListedUrlsProps {
  readonly status: CompareStatus;
  /** Names of both versions. */
  readonly titles: readonly [before: string, after: string];
}

/** The verdicts on the list of URLs that change. */
export function ListedUrls({ status, titles }: ListedUrlsProps) {
  const { result } = status;
  return (
    <section className={styles['urls']} aria-label={compareTexts.listedUrls} data-phase={status.phase}>
      <div className={styles['head']}>
        <h3 className={styles['summary']}>
          <Summary status={status} />
        </h3>
        <FoundStatus label={compareTexts.listStatusLabel} sentence={statusText(status)} filter={result} />
        {result !== null && result.rows > 0 && <ExportButton />}
        {result && <ComparedCrawlers names={result.crawlers} />}
        {status.phase === 'working' && (
          <progress
            className={styles['progress']}
            aria-label={compareTexts.workingUrls}
            max={Math.max(1, status.all)}
            value={status.done}
          />
        )}
      </div>
      {result && <UrlChanges key={status.choice} status={status} result={result} titles={titles} />}
    </section>
  );
}

/** The sentence for screen readers after a comparison; empty until it ends. */
function statusText({ phase, result }: CompareStatus): string {
  if (phase !== 'complete' || result === null) return '';
  const { strong, rest } = urlsSummary(result);
  return `${strong}${rest}`;
}

function Summary({ status: { phase, result } }: { readonly status: CompareStatus }) {
  if (phase === 'too-many-cells') return compareTexts.tooMany;
  if (result === null) return compareTexts.workingUrls;
  const { strong, rest } = urlsSummary(result);
  return (
    <>
      <b>{strong}</b>
      {rest}
    </>
  );
}

/** The crawlers whose verdicts are compared. */
function ComparedCrawlers({ names }: { readonly names: CompareResult['crawlers'] }) {
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
    <div className={action['copy']}>
      <span
        role="status"
        className={classNames(action['status'], outcome !== 'exported' && action['failed'])}
      >
        {outcome && compareTexts[outcome]}
      </span>
      <Button small onClick={() => void save()}>
        {compareTexts.export}
      </Button>
    </div>
  );
}
