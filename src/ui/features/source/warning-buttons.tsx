import { appTexts, warningButtons } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useActions, useTester } from '../../parts/tester-context';
import type { Warning } from './use-warning';

/** The warning, and callbacks for focus changes. */
export interface WarningButtonsProps {
  readonly warning: Warning;
  /** Called when a button has ended the simulation. The focused button is about to disappear. */
  readonly onStopped: () => void;
  /**
   * Called when the waiting link was opened or dismissed. Its buttons are about to disappear, too. Absent if no
   * link waits.
   */
  readonly onAnswered?: () => void;
}

/** Buttons with the remedies of a warning. */
export function WarningButtons({
  warning: { remedy, canBeDismissed },
  onStopped,
  onAnswered,
}: WarningButtonsProps) {
  const actions = useActions();
  return (
    <>
      {remedy === 'start-again' && (
        <Button outlined small onClick={actions.restartWorker}>
          {warningButtons.startAgain}
        </Button>
      )}
      {remedy === 'bring-back' && (
        <Button outlined small onClick={actions.restoreReplaced}>
          {warningButtons.bringBack}
        </Button>
      )}
      {remedy === 'reload' && <ReloadButton />}
      {remedy === 'open-link' && <LinkButtons onAnswered={onAnswered} />}
      {remedy === 'stop-simulating' && (
        <Button
          small
          onClick={() => {
            actions.endSimulation();
            onStopped();
          }}
        >
          {warningButtons.stopSimulating}
        </Button>
      )}
      {canBeDismissed && (
        <Button small iconOnly icon="close" aria-label={appTexts.dismiss} onClick={actions.dismissNotice} />
      )}
    </>
  );
}

/** Reloads into the newer version of the page. */
function ReloadButton() {
  const notice = useTester((state) => state.notice);
  if (notice?.kind !== 'update-ready') return null;
  return (
    <Button outlined small onClick={notice.applyUpdate}>
      {warningButtons.applyUpdate}
    </Button>
  );
}

/** Opens the waiting link, or dismisses it. */
function LinkButtons({ onAnswered }: { readonly onAnswered: (() => void) | undefined }) {
  const actions = useActions();
  const notice = useTester((state) => state.notice);
  if (notice?.kind !== 'link-waiting') return null;
  const answer = (act: () => void) => () => {
    act();
    onAnswered?.();
  };
  return (
    <>
      <Button outlined small onClick={answer(() => actions.openArrival(notice.arrival))}>
        {warningButtons.openLink}
      </Button>
      <Button outlined small onClick={answer(actions.dismissNotice)}>
        {warningButtons.keepMine}
      </Button>
    </>
  );
}
