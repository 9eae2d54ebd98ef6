import { useLayoutEffect, useRef } from 'react';
import { LineLink } from '../../parts/text/line-link';
import { Term } from '../../parts/text/term';
import type { CrawlerFacts } from './crawler-facts';
import styles from './row-reason.module.css';

interface RowReasonProps {
  readonly id: string;
  readonly facts: CrawlerFacts;
}

/** Why a crawler comes out as it does: in few words, explained where they need it, and by which line. */
export function RowReason({ id, facts: { note, explain, line } }: RowReasonProps) {
  const reason = useRef<HTMLSpanElement>(null);
  // The word and the link are stops of the Tab key elsewhere. Here the arrow keys lead to them.
  useLayoutEffect(() => {
    for (const part of reason.current?.querySelectorAll<HTMLElement>('a, button') ?? []) part.tabIndex = -1;
  });
  return (
    <span ref={reason} id={id} className={styles['reason']}>
      {note !== null && (explain === null ? note : <Term word={note} explain={explain} />)}
      {note !== null && line > 0 && ' · '}
      {line > 0 && <LineLink line={line} />}
    </span>
  );
}
