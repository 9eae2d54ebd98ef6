import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import {
  coverageSummary,
  coverageTexts,
  decidingMeaning,
  formatNumber,
  idleMeaning,
  unfollowedMeaning,
} from '../../../../messages';
import { useTester } from '../../../parts/tester-context';
import { useUrlsState } from '../../../parts/urls/use-urls';
import { BesideItem } from './beside-item';
import type { CountedRules } from './counted-rules';
import { type RuleOrder, sortedLines } from './deciding-order';
import { RuleTable } from './rule-table';
import styles from './rules-report.module.css';
import { useChangePattern } from './use-change-pattern';

interface RulesReportProps {
  readonly counted: CountedRules;
  /** Number of URLs in the list. */
  readonly urls: number;
}

/** The rules of the file, grouped by the URLs they decide. Possible mistakes come first. */
export function RulesReport({ counted, urls }: RulesReportProps) {
  const { coverage } = counted;
  const { idle, unfollowed, beside, version } = coverage;
  const columns = useUrlsState((state) => state.columns);
  const isBehind = useTester((state) => state.version !== version);
  const [order, setOrder] = useState<RuleOrder>({ by: 'urls', descending: true });
  const deciding = useMemo(() => sortedLines(coverage.urlsByLine, order), [coverage, order]);
  const head = useRef<HTMLParagraphElement>(null);
  const change = useChangePattern(counted);
  const crawlers = columns.map(({ name }) => name);
  return (
    <div className={styles['report']} data-coverage-version={version} aria-busy={isBehind}>
      <p ref={head} className={styles['summary']} tabIndex={-1}>
        {deciding.length + idle.length + unfollowed.length === 0
          ? coverageTexts.noRules
          : coverageSummary(deciding.length, idle.length, unfollowed.length)}
      </p>
      {beside.length > 0 && (
        <CoverageSection
          name="beside"
          title={coverageTexts.beside}
          count={beside.length}
          meaning={coverageTexts.besideMeaning}
        >
          <ul>
            {beside.map((found) => (
              <BesideItem
                key={found.line}
                counted={counted}
                found={found}
                onChange={(...rule) => {
                  const isDone = change(...rule);
                  // The button disappears with the fix, so the focus moves to the summary.
                  if (isDone) head.current?.focus();
                  return isDone;
                }}
              />
            ))}
          </ul>
        </CoverageSection>
      )}
      <CoverageSection
        name="deciding"
        title={coverageTexts.deciding}
        count={deciding.length}
        meaning={deciding.length === 0 ? coverageTexts.noneDecides : decidingMeaning(urls, crawlers)}
      >
        {deciding.length > 0 && (
          <RuleTable
            label={coverageTexts.deciding}
            counted={counted}
            lines={deciding}
            numbers={{ order, onOrder: setOrder, urls }}
          />
        )}
      </CoverageSection>
      {idle.length > 0 && (
        <CoverageSection
          name="idle"
          title={coverageTexts.idle}
          count={idle.length}
          meaning={idleMeaning(urls)}
        >
          <RuleTable label={coverageTexts.idle} counted={counted} lines={idle} />
        </CoverageSection>
      )}
      {unfollowed.length > 0 && (
        <CoverageSection
          name="unfollowed"
          title={coverageTexts.unfollowed}
          count={unfollowed.length}
          meaning={unfollowedMeaning(crawlers)}
        >
          <RuleTable label={coverageTexts.unfollowed} counted={counted} lines={unfollowed} />
        </CoverageSection>
      )}
    </div>
  );
}

interface CoverageSectionProps {
  readonly title: string;
  /** Number of rules in the section. */
  readonly count: number;
  /** Explains why a rule is in this section. */
  readonly meaning: string;
  /** Value of `data-coverage`, for tests. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A section of rules of the same kind. */
function CoverageSection({ title, count, meaning, name, children }: CoverageSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id} data-coverage={name}>
      <h3 id={id} className={styles['title']}>
        {title} <span className={styles['count']}>{formatNumber(count)}</span>
      </h3>
      <p className={styles['meaning']}>{meaning}</p>
      {children}
    </section>
  );
}
