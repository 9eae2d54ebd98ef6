import { type ReactNode, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names';
import { Button } from '../controls/button';
import styles from './dialog.module.css';

/** Functions that a dialog offers to its owner. */
export interface DialogHandle {
  /** Closes the dialog as its button does. */
  close(): void;
  /** Focuses the close button. */
  focus(): void;
}

interface DialogProps {
  readonly ref?: Ref<DialogHandle>;
  readonly title: string;
  /** Accessible name of the close button. */
  readonly closeLabel: string;
  /** Called after the dialog has closed, for any reason. Must unmount the dialog. */
  onClose(): void;
  /** True if the dialog may use most of the page's width. */
  readonly isWide?: boolean;
  /** Class of the dialog, for its layout. */
  readonly className?: string | undefined;
  /** Content below the title, which scrolls. Forms with `method="dialog"` close the dialog. */
  readonly children: ReactNode;
}

/**
 * A modal dialog, open as soon as it is mounted. Esc, the close button and a click outside close it and return
 * the focus.
 */
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
  // A layout effect, because it must run before the effects of the content, which may move the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A dialog left open in a hidden view would block the page invisibly.
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
