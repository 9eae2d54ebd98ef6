import { useEffect, useState } from 'react';
import { otherAnswers } from '../../../answer';
import { otherDialectsText, seeOtherDialects } from '../../../messages';
import { useAnswer } from '../../parts/answer/use-answer';
import { useComparison } from '../../parts/answer/use-comparison';
import { classNames } from '../../parts/class-names';
import { useActions } from '../../parts/tester-context';
import { openEngines } from '../../parts/view/engines-page';
import styles from './other-dialects.module.css';

/** Milliseconds that a comparison may lag behind the answer before the button shows a neutral text. */
const BEHIND_DELAY = 400;

/** Says whether other dialects give the same verdict. Opens the list of them in Why. */
export function OtherDialects() {
  const text = useOtherDialects();
  const actions = useActions();
  if (text === null) return null;
  return (
    <button
      type="button"
      className={classNames(styles['readers'], text.differs && styles['differs'])}
      data-other-readers={text.differs ? 'differ' : 'same'}
      onClick={() => openEngines(actions)}
    >
      {text.differs && (
        <span className={styles['sign']} aria-hidden="true">
          ≠
        </span>
      )}
      {text.text}
    </button>
  );
}

/**
 * Returns the button's text, and whether another dialect decides differently. Null if there is no answer, if the crawler ignores the file, and briefly before
 * the first comparison.
 */
function useOtherDialects(): { readonly text: string; readonly differs: boolean } | null {
  const answer = useAnswer();
  const compared = useComparison();
  const isAnswered = answer.kind === 'answered' && answer.decided.by !== 'crawler';
  const isBehind = isAnswered && compared?.answer.version !== answer.version;
  const isLate = useLate(isBehind);
  if (!isAnswered) return null;
  if (isLate) return { text: seeOtherDialects, differs: false };
  if (compared === null || compared.dialects.length < 2) return null;
  const others = otherAnswers(compared.answer, compared.dialects);
  return { text: otherDialectsText(others), differs: others.dissenting.length > 0 };
}

/** Returns true once `isBehind` has been true for `BEHIND_DELAY` milliseconds. */
function useLate(isBehind: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isBehind) return;
    const timer = setTimeout(() => setLate(true), BEHIND_DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isBehind]);
  return isLate;
}
