import { Suspense, useState } from 'react';
import { whyTexts } from '../../../messages';
import { isSimulating } from '../../../store';
import type { Answered } from '../../parts/answer/use-answer';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { Menu } from '../../parts/menu/menu';
import { useActions, useTester } from '../../parts/tester-context';
import styles from './change-this.module.css';

/** Loaded when the menu opens. */
const Choices = lazyPart(() => import('./choices').then((module) => module.Choices));

/**
 * A menu of edits that give the URL the other verdict, each tried by the engine. The focused one is previewed in the editor.
 * Renders nothing if the rules don't decide.
 */
export function ChangeThis({ answer }: { readonly answer: Answered }) {
  const actions = useActions();
  const isSimulated = useTester(isSimulating);
  const [isOpen, setOpen] = useState(false);
  const canChange = answer.decided.by === 'rules' && answer.verdict.outcome !== 'undefined' && !isSimulated;
  return (
    <div className={styles['change']}>
      {canChange && (
        <Menu
          label={whyTexts.changeThis}
          isWide
          onToggle={(opens) => {
            setOpen(opens);
            if (opens) actions.loadProblems();
          }}
        >
          <Suspense
            fallback={
              <p role="status" className={styles['note']}>
                {whyTexts.tryingChanges}
              </p>
            }
          >
            {isOpen && <Choices crawler={answer.crawler} />}
          </Suspense>
        </Menu>
      )}
    </div>
  );
}
