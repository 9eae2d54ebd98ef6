import { useEffect } from 'react';
import { liveTexts } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { useActions, useTester } from '../tester-context';
import styles from './fetch-panel.module.css';

/** Loads what fetches; where it did not arrive, says so. */
export function FetchMissing() {
  const actions = useActions();
  const isMissing = useTester((state) => state.live === 'missing');
  useEffect(() => actions.loadLive(), [actions]);
  if (!isMissing) return null;
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
