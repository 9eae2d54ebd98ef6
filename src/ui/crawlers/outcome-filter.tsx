import { useId } from 'react';
import { type CrawlerCounts, crawlersList, type ShownCrawlers } from '../../messages';
import { HiddenText } from '../parts/hidden-text';
import styles from './outcome-filter.module.css';

interface OutcomeFilterProps {
  readonly counts: CrawlerCounts;
  readonly show: ShownCrawlers;
  readonly onShow: (show: ShownCrawlers) => void;
}

const CHOICES: readonly ShownCrawlers[] = ['all', 'blocked', 'allowed', 'other'];

/** Which crawlers are shown, with how many that are. */
export function OutcomeFilter({ counts, show, onShow }: OutcomeFilterProps) {
  const name = useId();
  const numbers = { all: counts.blocked + counts.allowed + counts.other, ...counts };
  return (
    <fieldset className={styles['filter']}>
      <legend>
        <HiddenText>{crawlersList.show}</HiddenText>
      </legend>
      {CHOICES.map((choice) => (
        <label key={choice} className={styles['choice']}>
          <input type="radio" name={name} checked={choice === show} onChange={() => onShow(choice)} />
          {crawlersList.shown[choice]} <span className={styles['number']}>{numbers[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
