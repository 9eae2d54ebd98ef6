import { liveTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { useActions } from '../../parts/tester-context';
import styles from './fetch-panel.module.css';

/** Says that what fetches could not be loaded. */
export function FetchMissing() {
  const actions = useActions();
  return (
    <div className={styles['content']}>
      <p role="alert">{liveTexts.missing}</p>
      <button
        type="button"
        className={classNames(buttonStyles['button'], buttonStyles['small'], buttonStyles['outlined'])}
        onClick={actions.loadLive}
      >
        {liveTexts.tryAgain}
      </button>
    </div>
  );
}
