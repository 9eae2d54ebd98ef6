import { useId } from 'react';
import { formatNumber } from '../../../messages';
import { HiddenText } from '../text/hidden-text';
import styles from './counted-choices.module.css';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';

interface CountedChoicesProps<Choice extends string> {
  /** Name of the group for screen readers: "Show". */
  readonly label: string;
  /**
   * The choices in order, each with its name and the number of rows that it shows, if that is of use. The first shows all rows.
   */
  readonly choices: readonly {
    readonly choice: Choice;
    readonly icon?: IconName;
    readonly name: string;
    readonly count?: number;
  }[];
  /** The chosen option, or another value if another control has chosen the rows. */
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Chooses the rows of a list to show. The buttons contain the counts. */
export function CountedChoices<Choice extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: CountedChoicesProps<Choice>) {
  const group = useId();
  return (
    <fieldset className={styles['filter']}>
      <legend>
        <HiddenText>{label}</HiddenText>
      </legend>
      {choices.map(({ choice, icon, name, count }) => (
        <label key={choice} className={styles['choice']}>
          <input type="radio" name={group} checked={choice === chosen} onChange={() => onChoose(choice)} />
          {icon && <Icon name={icon} />}
          {name}
          {count !== undefined && <span className={styles['number']}> {formatNumber(count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
