import { useEffect, useRef, useState } from 'react';
import {
  fixDone,
  formatDone,
  ignoreDone,
  problemsTexts,
  simplifyTexts,
  verdictAfterFix,
} from '../../../messages';
import type { AppliedFix } from '../../../store';
import { aboutOf } from '../../parts/about-of';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { HiddenText } from '../../parts/text/hidden-text';
import { useRested } from '../../parts/use-rested';
import styles from './fix-status.module.css';
import type { ActionNotice } from './use-fixing';
import { useProblems, useProblemsState } from './use-problems';

/** Milliseconds for which the result of a fix is shown. */
const SHOWN_FOR = 20_000;

/** Notices that something couldn't be done. They stay until the next action. */
const FAILURES: readonly ActionNotice['kind'][] = [
  'gone',
  'impossible',
  'simplified-too-late',
  'not-simplified',
];

interface FixStatusProps {
  readonly notice: ActionNotice | null;
  readonly onNotify: (notice: ActionNotice | null) => void;
}

/** Result of the last fix or ignored finding, or the reason why it failed. A fix can be undone here. */
export function FixStatus({ notice, onNotify }: FixStatusProps) {
  const problems = useProblems();
  const bar = useRef<HTMLDivElement>(null);
  const fix = useNewFix();
  const text = notice === null ? fix && sentenceOf(fix) : noticeText(notice);
  const isWrong = notice !== null && FAILURES.includes(notice.kind);
  const isPassing = text !== null && !isWrong;
  const [passed, setPassed] = useState<AppliedFix | ActionNotice | null>(null);
  const shown = notice ?? fix;
  useEffect(() => {
    if (!isPassing) return;
    const timer = setInterval(() => {
      // The bar stays while it is hovered or contains the focus.
      if (bar.current?.matches(':focus-within, :hover') !== true) setPassed(shown);
    }, SHOWN_FOR);
    return () => clearInterval(timer);
  }, [shown, isPassing]);
  const isShown = text !== null && passed !== shown;
  // Once it rests, the effect on the verdict is usually known and part of it.
  const announced = useRested(isShown ? text : '', '');
  const undo = () => {
    problems.undoFix();
    onNotify({ kind: 'undone' });
    bar.current?.parentElement?.querySelector<HTMLElement>('[data-head]')?.focus();
  };
  return (
    <>
      <HiddenText>
        <span role="status" aria-label={problemsTexts.done} aria-atomic="true">
          {announced}
        </span>
      </HiddenText>
      {isShown && (
        <div ref={bar} className={classNames(styles['bar'], isWrong && styles['wrong'])} data-fix-status>
          <span>{text}</span>
          {fix !== null && (notice === null || notice.kind === 'ignored') && (
            <Button outlined small onClick={undo}>
              {problemsTexts.undo}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Returns the last fix, unless it was made before this component was shown; null after the next manual edit. */
function useNewFix(): AppliedFix | null {
  const fix = useProblemsState((state) => state.lastFix);
  const [old] = useState(fix);
  return fix === old ? null : fix;
}

function sentenceOf({ finding, fixed, verdictChanged }: AppliedFix): string {
  const did = finding && aboutOf(finding.rule).fixed?.(finding.params);
  const done =
    finding !== null && did != null ? fixDone({ line: finding.line, did }) : fixDone({ problems: fixed });
  return [done, verdictAfterFix(verdictChanged)].filter(Boolean).join(' ');
}

function noticeText(notice: ActionNotice): string {
  switch (notice.kind) {
    case 'ignored':
      return ignoreDone(notice.line);
    case 'formatted':
      return formatDone(notice.done.lines, notice.done.check);
    case 'simplifying':
      return simplifyTexts.working;
    case 'gone':
    case 'impossible':
    case 'undone':
      return problemsTexts[notice.kind];
    default:
      return simplifyTexts.problems[notice.kind];
  }
}
