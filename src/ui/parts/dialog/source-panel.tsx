import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { PHONE, useMedia } from '../use-media';
import styles from './source-panel.module.css';

/** What every panel over the beginning of the editor is given. */
export interface SourcePanelProps {
  readonly id: string;
  /** The button that opens and closes the panel. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Closes it. */
  readonly onClose: () => void;
  /** Closes it and puts the focus on its button. */
  readonly onLeave: () => void;
  /** Puts the focus into the editor. */
  readonly onEditor: () => void;
}

interface FrameProps extends Pick<SourcePanelProps, 'id' | 'button' | 'onClose'> {
  readonly label: string;
  /** True while it stays although somebody goes elsewhere. */
  readonly isBusy?: boolean;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/**
 * Stands over the beginning of the editor; on phones, in its place in the page, above it. Esc closes it. Where it covers something, so does a
 * click elsewhere, or the focus when it goes there.
 */
export function SourcePanel({ id, button, label, isBusy = false, onClose, onEscape, children }: FrameProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const gives = !useMedia(PHONE) && !isBusy;
  useEffect(() => {
    if (!gives) return undefined;
    const isElsewhere = ({ target }: Event): boolean =>
      target instanceof Node && !panel.current?.contains(target) && !button.current?.contains(target);
    const onPointerDown = (event: Event) => isElsewhere(event) && onClose();
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [gives, button, onClose]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isElsewhere = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (gives && isElsewhere && relatedTarget !== button.current) onClose();
  };
  return (
    <dialog
      ref={panel}
      id={id}
      open
      className={styles['panel']}
      aria-label={label}
      onBlur={onBlur}
      onKeyDown={(event) => event.key === 'Escape' && onEscape()}
    >
      {children}
    </dialog>
  );
}
