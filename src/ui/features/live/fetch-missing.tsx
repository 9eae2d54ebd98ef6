import { liveTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useActions } from '../../parts/tester-context';
import styles from './fetch-panel.module.css';

/** Says that what fetches could not be loaded. */
export function FetchMissing() {
  const actions = useActions();
  return (
    <div className={styles['content']}>
      <p role="alert">{liveTexts.missing}</p>
      <Button outlined small onClick={actions.loadLive}>
        {liveTexts.tryAgain}
      </Button>
    </div>
  );
}
