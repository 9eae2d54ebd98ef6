import { useEffect } from 'react';
import { coverageTexts } from '../../../../messages';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import { useCountedRules } from './counted-rules';
import styles from './coverage-table.module.css';
import { RulesReport } from './rules-report';

/**
 * The table of rules with the URLs each one decides. Shows a message while counting and if there is nothing
 * to count.
 */
export function CoverageTable() {
  const urls = useUrls();
  const total = useUrlsState((state) => state.table?.urls ?? 0);
  // Columns are empty until the catalogue has loaded; without columns, no rule applies to any crawler.
  const hasColumns = useUrlsState((state) => state.columns.length > 0);
  const counted = useCountedRules();
  const isTooMuch = useUrlsState((state) => state.table?.phase === 'too-many-cells');
  useEffect(() => urls.watchCoverage(), [urls]);
  if (total === 0) return <p className={styles['empty']}>{coverageTexts.noUrls}</p>;
  if (isTooMuch) return <p className={styles['empty']}>{coverageTexts.tooMany}</p>;
  if (counted === null || !hasColumns) return <p className={styles['empty']}>{coverageTexts.counting}</p>;
  return <RulesReport counted={counted} urls={total} />;
}
