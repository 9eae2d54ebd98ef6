import { liveTexts } from '../../messages';
import { robotsAddressOf } from '../../store/live/typed-site';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import linkStyles from '../parts/link.module.css';
import { useActions } from '../tester-context';
import styles from './fetch-panel.module.css';
import { useLiveState } from './use-live';

/** Without the service: opens the file in a tab of the browser, and makes room for pasting it. */
export function OtherWays({ onPaste }: { readonly onPaste: () => void }) {
  const actions = useActions();
  const address = useLiveState((state) => robotsAddressOf(state.site));
  return (
    <div className={styles['ways']}>
      {address !== null && (
        <a className={linkStyles['link']} href={address} target="_blank" rel="noreferrer" title={address}>
          {liveTexts.openSite}
        </a>
      )}
      <button
        type="button"
        className={classNames(buttonStyles['button'], buttonStyles['small'], buttonStyles['outlined'])}
        onClick={() => {
          actions.clearDocument();
          onPaste();
        }}
      >
        {liveTexts.paste}
      </button>
    </div>
  );
}
