import { useEffect, useRef } from 'react';
import {
  type DescribedSource,
  endPlace,
  endTexts,
  formatNumber,
  importText,
  legacyLinesText,
  notKept,
  urlsImportTexts,
} from '../../../../messages';
import type { ImportSummary } from '../../../../store';
import { Button } from '../../../parts/controls/button';
import { Icon } from '../../../parts/controls/icon';
import { useUrlsState } from '../../../parts/urls/use-urls';
import dialogStyles from './import-dialog.module.css';
import styles from './import-outcome.module.css';
import { LogAgents } from './log-agents';
import { RejectedTables } from './rejected-tables';
import { SitemapList } from './sitemap-list';

const { report: texts } = urlsImportTexts;

interface ImportReportProps {
  readonly source: DescribedSource;
  readonly onDone: () => void;
}

/** The result of the last import, and the place where it stopped early. */
export function ImportOutcome({ source, onDone }: ImportReportProps) {
  const summary = useUrlsState((state) => state.lastImport);
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading, because the element that had the focus has been removed.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={dialogStyles['body']}>
        <h3 ref={heading} tabIndex={-1} className={styles['headline']} data-import-report>
          {summary === null ? texts.none : importText(summary, source)}
        </h3>
        {summary !== null && <Done summary={summary} source={source} />}
      </div>
      <div className={dialogStyles['foot']}>
        <Button primary onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </>
  );
}

function Done({ summary, source }: { readonly summary: ImportSummary; readonly source: DescribedSource }) {
  const { end, legacyLines, sitemaps, sitemapCount, agents } = summary;
  const unkept = useUrlsState((state) => state.notKept);
  const hasList = useUrlsState((state) => (state.table?.urls ?? 0) > 0);
  const isUnchanged = hasList && summary.added + summary.repeated === 0;
  return (
    <>
      {isUnchanged && <p>{texts.unchanged}</p>}
      {unkept !== null && <p className={dialogStyles['odd']}>{notKept(unkept)}</p>}
      {end !== null && (
        <div className={styles['end']} data-end={end.reason}>
          <Icon name="warning" />
          <div>
            <p>
              <b>{endTexts[end.reason].happened}</b> {endTexts[end.reason].meaning}
            </p>
            <p>{endPlace(end, source === 'har')}</p>
          </div>
        </div>
      )}
      <Counts summary={summary} />
      {legacyLines > 0 && <p className={dialogStyles['odd']}>{legacyLinesText(legacyLines)}</p>}
      {summary.rejectedCount > 0 && <RejectedTables summary={summary} isHar={source === 'har'} />}
      {sitemapCount > 0 && <SitemapList sitemaps={sitemaps} count={sitemapCount} />}
      {agents !== null && agents.length + summary.requestsWithoutAgent > 0 && (
        <LogAgents
          agents={agents}
          count={summary.agentCount}
          without={summary.requestsWithoutAgent}
          isUnrecognised={summary.isCatalogueMissing}
        />
      )}
    </>
  );
}

/** Number of lines by result. Zeros are left out, except for imported URLs. */
function Counts({ summary }: { readonly summary: ImportSummary }) {
  const { added, repeated, blank, comments, headers, rejectedCount } = summary;
  const rows = [
    [texts.added, added],
    [texts.repeated, repeated],
    [texts.rejected, rejectedCount],
    [texts.blank, blank],
    [texts.comments, comments],
    [texts.headers, headers],
  ] as const;
  return (
    <dl className={styles['counts']}>
      {rows.map(
        ([name, number], index) =>
          (number > 0 || index === 0) && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatNumber(number)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
