import { countedFilter, shownUrls, urlsTexts } from '../../../messages';
import type { RowChoice, UrlsStatus } from '../../../store';
import { CountedChoices } from '../../parts/controls/counted-choices';
import { Icon } from '../../parts/controls/icon';
import type { IconName } from '../../parts/controls/icon-shapes';
import styles from './row-filter.module.css';

/** The most used filters, with their icons. */
const FIRST: readonly (readonly [RowChoice, IconName?])[] = [
  ['all'],
  ['failed', 'notEqual'],
  ['passed', 'equal'],
  ['not-set'],
];
const MORE: readonly RowChoice[] = ['differs', 'disallowed', 'allowed', 'undefined', 'not-applicable'];

interface RowFilterProps {
  readonly counts: UrlsStatus['counts'];
  readonly chosen: RowChoice;
  readonly onChoose: (choice: RowChoice) => void;
}

/**
 * Filters the rows: by check with buttons, by verdict with a select. Each option shows its number of rows.
 */
export function RowFilter({ counts, chosen, onChoose }: RowFilterProps) {
  const isMore = MORE.includes(chosen);
  return (
    <>
      <CountedChoices<RowChoice>
        label={urlsTexts.show}
        choices={FIRST.map(([choice, icon]) => ({
          choice,
          ...(icon && { icon }),
          name: shownUrls[choice],
          count: counts[choice],
        }))}
        chosen={chosen}
        onChoose={onChoose}
      />
      <span className={styles['box']}>
        <select
          className={styles['select']}
          aria-label={urlsTexts.moreFilters}
          data-chosen={isMore || undefined}
          value={isMore ? chosen : ''}
          onChange={({ target }) => onChoose((target.value || 'all') as RowChoice)}
        >
          <option value="">{urlsTexts.more}</option>
          {MORE.map((choice) => (
            <option key={choice} value={choice}>
              {countedFilter(choice, counts[choice])}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </>
  );
}
