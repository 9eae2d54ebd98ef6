import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import styles from './dialog.module.css';

/** What those who show a dialog may do with it. */
export interface DialogHandle {
  /** Closes it as its button does. */
  close(): void;
  /** Puts the focus on the button that closes it. */
  focus(): void;
}

interface DialogProps {
  readonly ref?: Ref<DialogHandle>;
  readonly title: string;
  /** Name of the button in its corner that closes it. */
  readonly closeLabel: string;
  /** Called once it is closed, in whichever way; takes it out of the page. */
  onClose(): void;
  /** Whether it may take most of the page's width. */
  readonly isWide?: boolean;
  /** Class of the window, where it lays itself out. */
  readonly className?: string | undefined;
  /** What is under the title, and scrolls. Forms with `method="dialog"` close it. */
  readonly children: ReactNode;
}

/** A window over the page, open from the moment it is in the page. Esc, its button and a click beside it close it; the focus then returns. */
export function Dialog({
  ref,
  title,
  closeLabel,
  onClose,
  isWide = false,
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = () => dialog.current?.close();
  useImperativeHandle(ref, () => ({ close, focus: () => closeButton.current?.focus() }));
  // Before the effects of what is in it: they may put the focus where it is wanted.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Left open in a view that is hidden, it would block the page unseen.
    return () => element?.close();
  }, []);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], isWide && styles['wide'], className)}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles['head']}>
        <h2 id={titleId} className={styles['title']}>
          {title}
        </h2>
        <Button ref={closeButton} iconOnly icon="close" aria-label={closeLabel} onClick={close} />
      </div>
      {children}
    </dialog>
  );
}
