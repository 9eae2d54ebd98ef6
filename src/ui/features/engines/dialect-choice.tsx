import { useId } from 'react';
import { dialectOf } from '../../../catalogue';
import { dialectIds, dialectName, enginesTexts, ownDialect } from '../../../messages';
import type { TesterState } from '../../../store';
import { Icon } from '../../parts/controls/icon';
import { useActions, useTester } from '../../parts/tester-context';
import styles from './dialect-choice.module.css';

type Choice = TesterState['dialectChoice'];

/** Selects the rules used to read the file: the crawler's own or those of any dialect. */
export function DialectChoice() {
  const id = useId();
  const choice = useTester((state) => state.dialectChoice);
  const crawler = useTester((state) => state.crawler);
  const actions = useActions();
  const own = dialectOf(crawler);
  return (
    <div className={styles['choice']}>
      <label htmlFor={id} className={styles['label']}>
        {enginesTexts.choice}
      </label>
      <span className={styles['box']}>
        <select
          id={id}
          className={styles['select']}
          value={choice}
          aria-describedby={`${id}-about`}
          onChange={({ target }) => actions.setDialect(target.value as Choice)}
        >
          <option value={'own' satisfies Choice}>{ownDialect(own.id, own.isDocumented)}</option>
          {dialectIds.map((dialect) => (
            <option key={dialect} value={dialect}>
              {dialectName(dialect)}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      <p id={`${id}-about`} className={styles['about']}>
        {enginesTexts.choiceAbout}
      </p>
    </div>
  );
}
