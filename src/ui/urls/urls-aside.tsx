import { appTexts } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { HiddenText } from '../parts/hidden-text';
import styles from './urls-aside.module.css';

interface UrlsAsideProps {
  readonly text: string;
  /** What can be done about it; without it nothing is wrong. */
  readonly button?: { readonly label: string; onPress(): void };
}

/** In the place of the table: that it is on its way, or why there is none. */
export function UrlsAside({ text, button }: UrlsAsideProps) {
  return (
    <div className={classNames(styles['aside'], button && styles['wrong'])}>
      <h2>
        <HiddenText>{appTexts.urlsView}</HiddenText>
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
