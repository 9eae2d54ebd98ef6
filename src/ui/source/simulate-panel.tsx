import { type FocusEvent, type RefObject, Suspense, useEffect, useRef } from 'react';
import { simulateButton } from '../../messages';
import { lazyPart } from '../parts/lazy-part';
import { PHONE, useMedia } from '../parts/use-media';
import styles from './simulate-panel.module.css';

/** Comes when somebody asks for it, with the rules of all readers. */
const SimulateForm = lazyPart(() => import('./simulate-form').then((module) => module.SimulateForm));

interface SimulatePanelProps {
  readonly id: string;
  /** The button that opens and closes the panel. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/**
 * Stands over the beginning of the editor; on phones, in its place in the page, above it. Esc closes it. Where it covers something, so does a
 * click elsewhere, or the focus when it goes there.
 */
export function SimulatePanel({ id, button, onClose }: SimulatePanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const covers = !useMedia(PHONE);
  useEffect(() => {
    if (!covers) return undefined;
    const isElsewhere = ({ target }: Event): boolean =>
      target instanceof Node && !panel.current?.contains(target) && !button.current?.contains(target);
    const onPointerDown = (event: Event) => isElsewhere(event) && onClose();
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [covers, button, onClose]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isElsewhere = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (covers && isElsewhere && relatedTarget !== button.current) onClose();
  };
  const close = () => {
    onClose();
    button.current?.focus();
  };
  return (
    <dialog
      ref={panel}
      id={id}
      open
      className={styles['panel']}
      aria-label={simulateButton.title}
      onBlur={onBlur}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Suspense>
        <SimulateForm onClose={close} />
      </Suspense>
    </dialog>
  );
}
