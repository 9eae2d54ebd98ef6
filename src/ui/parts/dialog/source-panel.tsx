import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { PHONE, useMedia } from '../use-media';
import styles from './source-panel.module.css';

/** Props of every panel over the start of the editor. */
export interface PanelProps {
  readonly id: string;
  /** The button that opens and closes the panel. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Closes the panel. */
  readonly onClose: () => void;
  /** Closes the panel and focuses its button. */
  readonly onLeave: () => void;
  /** Focuses the editor. */
  readonly onEditor: () => void;
}

interface FrameProps extends Pick<PanelProps, 'id' | 'button' | 'onClose'> {
  readonly label: string;
  /** True if the panel must stay open when the focus moves elsewhere. */
  readonly isBusy?: boolean;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/**
 * A panel over the start of the editor. On phones it is above the editor, in the flow of the page. Esc closes
 * it. On larger screens, a click or focus elsewhere also closes it, unless `isBusy` is true.
 */
export function PanelFrame({ id, button, label, isBusy = false, onClose, onEscape, children }: FrameProps) {
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
