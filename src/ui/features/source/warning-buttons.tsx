import { appTexts, simulateButton } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useActions, useTester } from '../../parts/tester-context';
import type { Warning } from './use-warning';

/** What is to be done about which warning. */
export interface WarningButtonsProps {
  readonly warning: Warning;
  /** The simulation was ended: the button for that is about to go, and with it the focus. */
  readonly onStopped: () => void;
  /** A waiting link was answered: its buttons are about to go, too. Absent where no link waits. */
  readonly onAnswered?: () => void;
}

/** What can be done about a warning. */
export function WarningButtons({
  warning: { remedy, canBeDismissed },
  onStopped,
  onAnswered,
}: WarningButtonsProps) {
  const actions = useActions();
  return (
    <>
      {remedy === 'start-again' && (
        <Button outlined small onClick={actions.restartEngine}>
          {appTexts.startAgain}
        </Button>
      )}
      {remedy === 'bring-back' && (
        <Button outlined small onClick={actions.restoreReplaced}>
          {appTexts.bringBack}
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
          {simulateButton.stop}
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
    <Button outlined small onClick={notice.takeUpdate}>
      {appTexts.takeUpdate}
    </Button>
  );
}

/** Opens the link that waits, or goes on without it. */
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
        {appTexts.openLink}
      </Button>
      <Button outlined small onClick={answer(actions.dismissNotice)}>
        {appTexts.keepMine}
      </Button>
    </>
  );
}
