import { useId } from 'react';
import { changesFound, compareTexts, firstChanges, noChangeFound, shownCrawler } from '../../../messages';
import type { CompareResult, CompareStatus } from '../../../store';
import { classNames } from '../../parts/class-names';
import { CountedChoices } from '../../parts/controls/counted-choices';
import link from '../../parts/controls/link.module.css';
import { SearchField } from '../../parts/controls/search-field';
import { Select } from '../../parts/controls/select';
import { FoundStatus } from '../../parts/text/found-status';
import styles from './url-changes.module.css';
import { UrlChangesTable } from './url-changes-table';
import { useCompare, useCompareState } from './use-compare';

/** Maximum number of changes for which no filter is shown. */
const FEW = 5;
const CHOICES = ['all', 'blocked', 'allowed', 'other'] as const;
const NO_FILTER = { search: '', change: 'all', crawler: null } as const;

interface UrlChangesProps {
  readonly status: CompareStatus;
  readonly result: CompareResult;
  /** Names of both versions. */
  readonly titles: readonly [before: string, after: string];
}

/** The changed verdicts, with their filter. */
export function UrlChanges({ status, result, titles }: UrlChangesProps) {
  const compare = useCompare();
  const query = useCompareState((state) => state.query);
  const { blocked, allowed, other } = result.changed;
  const all = blocked + allowed + other;
  const isFiltered = query.search !== '' || query.change !== 'all' || query.crawler !== null;
  return (
    <div className={classNames(styles['list'], status.phase === 'working' && styles['behind'])}>
      {(all > FEW || isFiltered) && <ChangesFilter result={result} />}
      <FoundStatus
        label={compareTexts.found}
        sentence={isFiltered && status.phase === 'complete' ? changesFound(result.rows, all) : ''}
        filter={query}
      />
      {result.rows > 0 && <UrlChangesTable status={status} result={result} titles={titles} />}
      {result.rows === 0 && all > 0 && (
        <p className={styles['note']}>
          {noChangeFound(query.search)}{' '}
          <button type="button" className={link['link']} onClick={() => compare.setQuery(NO_FILTER)}>
            {compareTexts.clearFilter}
          </button>
        </p>
      )}
      {result.listed < all && <p className={styles['note']}>{firstChanges(result.listed, all)}</p>}
    </div>
  );
}

function ChangesFilter({ result }: { readonly result: CompareResult }) {
  const compare = useCompare();
  const query = useCompareState((state) => state.query);
  const id = useId();
  return (
    <div className={styles['filter']}>
      <CountedChoices
        label={compareTexts.filter}
        choices={CHOICES.filter(
          (choice) => choice !== 'other' || query.change === 'other' || result.changed.other > 0,
        ).map((choice) => ({ choice, name: compareTexts.shown[choice], count: result.counts[choice] }))}
        chosen={query.change}
        onChoose={(change) => compare.setQuery({ change })}
      />
      {result.crawlers.length > 1 && (
        <span className={styles['crawler']}>
          <label htmlFor={id}>{compareTexts.crawler}</label>
          <Select
            id={id}
            value={query.crawler ?? ''}
            onChange={({ currentTarget: { value } }) =>
              compare.setQuery({ crawler: value === '' ? null : value })
            }
          >
            <option value="">{compareTexts.everyCrawler}</option>
            {result.crawlers.map((name) => (
              <option key={name} value={name}>
                {shownCrawler(name)}
              </option>
            ))}
          </Select>
        </span>
      )}
      <SearchField
        label={compareTexts.find}
        query={query.search}
        onQuery={(search) => compare.setQuery({ search })}
      />
    </div>
  );
}
