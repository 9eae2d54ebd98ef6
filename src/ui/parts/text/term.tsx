import { useId, useRef } from 'react';
import { placeBelow } from '../place-below';
import styles from './term.module.css';

/** A word with its explanation, shown on hover, focus and tap. */
export function Term({ word, explain }: { readonly word: string; readonly explain: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const explanation = useRef<HTMLSpanElement>(null);
  const show = () => {
    if (button.current === null || explanation.current === null) return;
    explanation.current.showPopover();
    placeBelow(explanation.current, button.current, 'start');
  };
  const hide = () => explanation.current?.hidePopover();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles['term']}
        aria-describedby={id}
        onMouseEnter={show}
        onMouseLeave={hide}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        onKeyDown={(event) => event.key === 'Escape' && hide()}
      >
        {word}
      </button>
      <span ref={explanation} id={id} popover="manual" role="tooltip" className={styles['explanation']}>
        {explain}
      </span>
    </>
  );
}
