import { appTexts } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { useActions } from '../tester-context';
import type { Warning } from './use-warning';

const outlined = classNames(buttonStyles['button'], buttonStyles['small'], buttonStyles['outlined']);

/** What can be done about a warning. */
export function WarningButtons({ warning: { remedy, canBeDismissed } }: { readonly warning: Warning }) {
  const actions = useActions();
  return (
    <>
      {remedy === 'start-again' && (
        <button type="button" className={outlined} onClick={actions.restartEngine}>
          {appTexts.startAgain}
        </button>
      )}
      {remedy === 'bring-back' && (
        <button type="button" className={outlined} onClick={actions.restoreReplaced}>
          {appTexts.bringBack}
        </button>
      )}
      {canBeDismissed && (
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
