import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PreviewEnds } from '../../../editor/problems';
import { consequenceOf, problemsTexts } from '../../../messages';
import type { FixChoice, FixPreview, Problems } from '../../../store';
import { ChangeBlock } from '../../parts/changes/change-block';
import { Button } from '../../parts/controls/button';
import { useFixPreview } from '../../parts/problems/use-fix-preview';
import { type TesterBinding, TesterContext } from '../../parts/tester-context';
import styles from './fix-in-card.module.css';

const texts = problemsTexts.preview;

interface FixInCardProps {
  readonly problems: Problems;
  /** Index of the finding in the newest report. */
  readonly index: number;
  readonly ends: PreviewEnds;
  /** Writes the fix. */
  readonly onApply: (preview: FixPreview) => void;
}

/** Shows in an element of the editor's card what a fix changes, and writes it if the user confirms. Returns a function that removes it. */
export function showFixInCard(place: HTMLElement, tester: TesterBinding, props: FixInCardProps): () => void {
  const root = createRoot(place);
  root.render(
    <TesterContext value={tester}>
      <FixInCard {...props} />
    </TesterContext>,
  );
  // A card may close while React renders.
  return () => queueMicrotask(() => root.unmount());
}

function FixInCard({ problems, index, ends, onApply }: FixInCardProps) {
  const [choice] = useState<FixChoice>({ kind: 'one', index });
  const preview = useFixPreview(problems, choice);
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => confirm.current?.focus({ preventScroll: true }), []);
  const isReady = typeof preview === 'object';
  const check = isReady ? preview.check : null;
  const consequence = check && consequenceOf(check);
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The card would close, too.
    event.stopPropagation();
    event.preventDefault();
    ends.cancel();
  };
  const apply = () => {
    if (!isReady) return;
    ends.close();
    onApply(preview);
  };
  return (
    <fieldset aria-label={texts.title} className={styles['preview']} onKeyDown={cancelOnEscape}>
      <div className={styles['changes']}>
        <ChangeBlock isFramed check={check} status={isReady ? '' : texts[preview]} />
      </div>
      <div className={styles['ask']}>
        <p className={styles['sentence']}>{consequence?.sentence}</p>
        <Button outlined small onClick={ends.cancel}>
          {texts.cancel}
        </Button>
        {/* Not disabled while it waits, so that it can have the focus. */}
        <Button ref={confirm} primary small aria-disabled={!isReady} onClick={apply}>
          {consequence?.action ?? texts.apply}
        </Button>
      </div>
    </fieldset>
  );
}
