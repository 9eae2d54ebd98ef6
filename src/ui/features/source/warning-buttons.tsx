import { appTexts, warningButtons } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useActions } from '../../parts/tester-context';
import type { Warning } from './use-warning';

/** The warning, and a callback for the focus. */
export interface WarningButtonsProps {
  readonly warning: Warning;
  /** Called when a button has ended the simulation. The focused button is about to disappear. */
  readonly onStopped: () => void;
}

/** Buttons with the remedies of a warning. */
export function WarningButtons({ warning: { remedy, canBeDismissed }, onStopped }: WarningButtonsProps) {
  const actions = useActions();
  const remedies = {
    startAgain: actions.restartWorker,
    bringBack: actions.restoreReplaced,
    stopSimulating: () => {
      actions.endSimulation();
      onStopped();
    },
  };
  return (
    <>
      {remedy && (
        // With a key, because a focused button must not become another one.
        <Button key={remedy} outlined={remedy !== 'stopSimulating'} small onClick={remedies[remedy]}>
          {warningButtons[remedy]}
        </Button>
      )}
      {canBeDismissed && (
        <Button small iconOnly icon="close" aria-label={appTexts.dismiss} onClick={actions.dismissNotice} />
      )}
    </>
  );
}
