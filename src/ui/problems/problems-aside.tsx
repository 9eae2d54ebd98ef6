import { appTexts } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { HiddenText } from '../parts/hidden-text';
import styles from './problems-aside.module.css';

interface ProblemsAsideProps {
  readonly text: string;
  /** What can be done about it; without it nothing is wrong. */
  readonly button?: { readonly label: string; onPress(): void };
}

/** In the place of the list: that it is on its way, or why there is none. */
export function ProblemsAside({ text, button }: ProblemsAsideProps) {
  return (
    <div className={classNames(styles['aside'], button && styles['wrong'])}>
      <h2>
        <HiddenText>{appTexts.problemsView}</HiddenText>
      </h2>
      <p role={button && 'alert'}>{text}</p>
      {button && (
        <button
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['outlined'])}
          onClick={button.onPress}
        >
          {button.label}
        </button>
      )}
    </div>
  );
}
