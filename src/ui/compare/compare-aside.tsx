import { appTexts } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { HiddenText } from '../parts/hidden-text';
import styles from './compare-aside.module.css';

interface CompareAsideProps {
  readonly text: string;
  /** What can be done about it; without it nothing is wrong. */
  readonly button?: { readonly label: string; onPress(): void };
}

/** In the place of the comparison: that it is on its way, or why there is none. */
export function CompareAside({ text, button }: CompareAsideProps) {
  return (
    <div className={classNames(styles['aside'], button && styles['wrong'])}>
      <h2>
        <HiddenText>{appTexts.compareView}</HiddenText>
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
