import { flushSync } from 'react-dom';
import { appTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { useActions, useTester } from '../../parts/tester-context';
import { useWrittenTexts } from '../../parts/written/use-written-texts';
import { focusWriter } from '../../parts/written/writer';
import styles from './write-message.module.css';

/** Says what the last write has changed. `isShort` leaves out what that means for crawlers. Isn't live: the status with the answer announces it. */
export function WriteText({ isShort = false }: { readonly isShort?: boolean }) {
  const written = useTester((state) => state.written);
  const texts = useWrittenTexts(true);
  if (written === null || texts === null) return null;
  const { did, effect } = texts.writtenText(written);
  const isEdit = written.lines !== null;
  return (
    <span
      data-written
      className={classNames(styles['text'], isEdit && styles['edit'])}
      title={`${did} ${effect}`.trim()}
    >
      <b>{did}</b> {!isShort && effect}
    </span>
  );
}

interface WriteButtonsProps {
  /** True to leave out all others, because a warning needs the room. */
  readonly isOnlyUndo?: boolean;
  /** Called if the focus would be lost: the control that has made the write is gone. */
  readonly onLost: () => void;
}

/** Shows the changed lines, undoes the last write, or removes the message. */
export function WriteButtons({ isOnlyUndo = false, onLost }: WriteButtonsProps) {
  const actions = useActions();
  const first = useTester(({ written }) => written?.lines?.first ?? 0);
  const texts = useWrittenTexts(true)?.writtenTexts;
  if (texts === undefined) return null;
  const leave = (act: () => void) => () => {
    flushSync(act);
    if (!focusWriter()) onLost();
  };
  return (
    <span className={styles['buttons']} data-write>
      {first > 0 && !isOnlyUndo && (
        <Button small className={styles['show']} onClick={() => actions.showLine(first)}>
          {texts.show}
        </Button>
      )}
      <Button small outlined onClick={leave(actions.undoWrite)}>
        {texts.undo}
      </Button>
      {!isOnlyUndo && (
        <Button
          small
          iconOnly
          icon="close"
          aria-label={appTexts.dismiss}
          onClick={leave(actions.dismissWritten)}
        />
      )}
    </span>
  );
}

/** The message at the bottom of a phone's window, in every view. */
export function PhoneWrite({ onLost }: Pick<WriteButtonsProps, 'onLost'>) {
  return (
    <div className={styles['bar']}>
      <WriteText />
      <WriteButtons onLost={onLost} />
    </div>
  );
}
