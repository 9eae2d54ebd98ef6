import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { readingExtensions } from '../../../editor';
import { createDiff, type DiffHandle, type DiffLine, type DiffOutcome } from '../../../editor/compare';
import { compareTexts, editorLabels } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { useBoxWidth } from '../../parts/table/use-box-width';
import styles from './text-diff.module.css';

/** Debounce for edited texts, in ms. */
const REST = 200;

/** Minimum width in pixels for two texts side by side. */
const WIDE = 700;

const labels = {
  name: compareTexts.diff,
  before: compareTexts.before,
  after: compareTexts.after,
  unchanged: compareTexts.unchanged,
};

/** The two texts to compare. */
export interface ComparedTexts {
  readonly before: string;
  readonly after: string;
  readonly isSwapped: boolean;
  /** True if the editor shows this file next to it. */
  readonly isBesideEditor: boolean;
  /** The line to scroll to, a new object each time; null for none. */
  readonly revealed: DiffLine | null;
  /** True if it precedes the changes and fills the remaining height. */
  readonly isFirst: boolean;
}

interface TextDiffProps extends ComparedTexts {
  /** A prop from the editor's chunk, because a static import would move its code out of that chunk. */
  readonly readingExtensions: typeof readingExtensions;
}

/** Shows where two texts differ: side by side, or merged. */
export function TextDiff(props: TextDiffProps) {
  const { before, after, isSwapped, isBesideEditor, revealed, isFirst, readingExtensions } = props;
  const box = useRef<HTMLElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const diff = useRef<DiffHandle | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [outcome, setOutcome] = useState<DiffOutcome | null>(null);
  const isSideBySide = useBoxWidth(box) >= WIDE && !isBesideEditor;
  const shown = useRef({ before, after, isWhole, isSideBySide });
  shown.current = { before, after, isWhole, isSideBySide };
  useEffect(() => {
    if (host.current === null) return;
    diff.current = createDiff(host.current, labels, (text) => readingExtensions(text, editorLabels('')));
    return () => {
      diff.current?.destroy();
      diff.current = null;
    };
  }, [readingExtensions]);
  // Layout changes apply immediately, without the debounce.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are read from what is shown
  useEffect(() => {
    if (diff.current !== null) setOutcome(diff.current.show(shown.current));
  }, [isWhole, isSideBySide]);
  const isNew = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of a text restarts the timer
  useEffect(() => {
    if (isNew.current) {
      isNew.current = false;
      return;
    }
    const timer = setTimeout(() => {
      if (diff.current !== null) setOutcome(diff.current.show(shown.current));
    }, REST);
    return () => clearTimeout(timer);
  }, [before, after]);
  useEffect(() => {
    if (revealed !== null) diff.current?.reveal(revealed);
  }, [revealed]);
  const onlyBefore = isSwapped ? compareTexts.onlyHere : compareTexts.onlyThere;
  const onlyAfter = isSwapped ? compareTexts.onlyThere : compareTexts.onlyHere;
  const Title = isFirst ? 'h2' : 'h3';
  return (
    <section
      ref={box}
      className={classNames(styles['diff'], isFirst && styles['beside'])}
      aria-label={compareTexts.diff}
      data-outcome={outcome ?? 'waiting'}
    >
      <div className={styles['head']}>
        <Title className={styles['title']}>{compareTexts.diff}</Title>
        {outcome === 'shown' && (
          <Button small aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            {compareTexts.allLines}
          </Button>
        )}
      </div>
      {outcome === 'same' && <p className={styles['note']}>{compareTexts.sameText}</p>}
      {outcome === 'too-unlike' && <p className={styles['note']}>{compareTexts.tooUnlike}</p>}
      {outcome === 'shown' && <p className={styles['signs']}>{compareTexts.signs(onlyBefore, onlyAfter)}</p>}
      <div
        ref={host}
        className={styles['host']}
        hidden={outcome === 'same' || outcome === 'too-unlike'}
        style={{ '--only-before': `"${onlyBefore}"`, '--only-after': `"${onlyAfter}"` } as CSSProperties}
      />
    </section>
  );
}
