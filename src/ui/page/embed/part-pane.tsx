import { type HTMLAttributes, useEffect, useRef } from 'react';
import { classNames } from '../../parts/class-names';
import { useEmbed } from './embed-context';
import styles from './part-pane.module.css';

interface PartPaneProps extends HTMLAttributes<HTMLElement> {
  readonly isHidden?: boolean;
  /** Called with the content's own height in CSS pixels, whenever it changes while the panel is shown. */
  readonly onContentHeight: (height: number) => void;
}

/** A part of the page in the file's place. Scrolls only inside itself. Other properties are those of its element. */
export function PartPane({ isHidden = false, onContentHeight, children, ...attributes }: PartPaneProps) {
  const content = useRef<HTMLDivElement>(null);
  const { onReady } = useEmbed();
  useEffect(() => {
    const shown = content.current;
    if (shown === null || isHidden) return;
    const measure = () => {
      const { height } = shown.getBoundingClientRect();
      if (height === 0) return;
      arrival.disconnect();
      onContentHeight(height);
      onReady();
    };
    const size = new ResizeObserver(measure);
    size.observe(shown);
    // Chromium calls no ResizeObserver in a hidden frame of another site, and the element hides its frame until it is ready.
    const arrival = new MutationObserver(measure);
    arrival.observe(shown, { childList: true, subtree: true });
    return () => {
      size.disconnect();
      arrival.disconnect();
    };
  }, [isHidden, onContentHeight, onReady]);
  return (
    <section {...attributes} className={classNames(styles['pane'], isHidden && styles['hidden'])}>
      <div ref={content} className={styles['content']}>
        {children}
      </div>
    </section>
  );
}
