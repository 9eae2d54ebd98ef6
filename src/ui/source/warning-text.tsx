import { appTexts, plain } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { RichText } from '../parts/rich-text';
import { useActions } from '../tester-context';
import styles from './source-bar.module.css';
import type { Warning } from './use-warning';

/** A warning with the button that mends or dismisses it. Stays in the page while empty, so that screen readers hear it coming. */
export function WarningText({ warning }: { readonly warning: Warning | null }) {
  const actions = useActions();
  return (
    <>
      <div
        role="status"
        className={warning === null ? undefined : styles['message']}
        title={warning === null ? undefined : plain(warning.text)}
      >
        {warning !== null && <RichText text={warning.text} />}
      </div>
      {warning?.remedy === 'start-again' && (
        <button
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['small'], buttonStyles['outlined'])}
          onClick={actions.restartEngine}
        >
          {appTexts.startAgain}
        </button>
      )}
      {warning?.remedy === 'dismiss' && (
        <button
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['small'], buttonStyles['icon'])}
          aria-label={appTexts.dismiss}
          onClick={actions.dismissNotice}
        >
          <Icon name="close" />
        </button>
      )}
    </>
  );
}
