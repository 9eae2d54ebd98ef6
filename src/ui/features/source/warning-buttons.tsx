import { appTexts, simulateButton } from '../../../messages';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { Icon } from '../../parts/controls/icon';
import { useActions, useTester } from '../../parts/tester-context';
import type { Warning } from './use-warning';

const outlined = classNames(buttonStyles['button'], buttonStyles['small'], buttonStyles['outlined']);

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
        <button type="button" className={outlined} onClick={actions.restartEngine}>
          {appTexts.startAgain}
        </button>
      )}
      {remedy === 'bring-back' && (
        <button type="button" className={outlined} onClick={actions.restoreReplaced}>
          {appTexts.bringBack}
        </button>
      )}
      {remedy === 'reload' && <ReloadButton />}
      {remedy === 'open-link' && <LinkButtons onAnswered={onAnswered} />}
      {remedy === 'stop-simulating' && (
        <button
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['small'])}
          onClick={() => {
            actions.endSimulation();
            onStopped();
          }}
        >
          {simulateButton.stop}
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

/** Reloads into the newer version of the page. */
function ReloadButton() {
  const notice = useTester((state) => state.notice);
  if (notice?.kind !== 'update-ready') return null;
  return (
    <button type="button" className={outlined} onClick={notice.takeUpdate}>
      {appTexts.takeUpdate}
    </button>
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
      <button type="button" className={outlined} onClick={answer(() => actions.openArrival(notice.arrival))}>
        {appTexts.openLink}
      </button>
      <button type="button" className={outlined} onClick={answer(actions.dismissNotice)}>
        {appTexts.keepMine}
      </button>
    </>
  );
}
