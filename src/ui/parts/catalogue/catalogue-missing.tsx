import { crawlersView } from '../../../messages';
import { Button } from '../controls/button';
import { useActions } from '../tester-context';
import styles from './catalogue-missing.module.css';

/** Replaces the list of crawlers if it could not be loaded. */
export function CatalogueMissing() {
  const actions = useActions();
  return (
    <div className={styles['box']}>
      <p role="alert">{crawlersView.missing}</p>
      <Button outlined onClick={actions.loadCatalogue}>
        {crawlersView.tryAgain}
      </Button>
    </div>
  );
}
