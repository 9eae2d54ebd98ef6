import { crawlersView } from '../../../messages';
import { classNames } from '../class-names';
import buttonStyles from '../controls/button.module.css';
import { useActions } from '../tester-context';
import styles from './catalogue-missing.module.css';

/** In the place of the list where it could not be loaded. */
export function CatalogueMissing() {
  const actions = useActions();
  return (
    <div className={styles['box']}>
      <p role="alert">{crawlersView.missing}</p>
      <button
        type="button"
        className={classNames(buttonStyles['button'], buttonStyles['outlined'])}
        onClick={actions.loadCatalogue}
      >
        {crawlersView.tryAgain}
      </button>
    </div>
  );
}
