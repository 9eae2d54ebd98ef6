import { useId } from 'react';
import { HiddenText } from '../text/hidden-text';
import styles from './counted-choices.module.css';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';

interface CountedChoicesProps<Choice extends string> {
  /** What is chosen, for screen readers: "Show". */
  readonly label: string;
  /** The choices in their order, each with its name and how many rows it leaves. The first leaves all. */
  readonly choices: readonly {
    readonly choice: Choice;
    readonly icon?: IconName;
    readonly name: string;
    readonly count: number;
  }[];
  /** One of them; any other where what is shown was chosen elsewhere. */
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** Which rows of a list are shown; the buttons carry the counts. */
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
          {name} <span className={styles['number']}>{count.toLocaleString('en')}</span>
        </label>
      ))}
    </fieldset>
  );
}
