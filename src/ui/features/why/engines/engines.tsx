import { useEffect, useEffectEvent, useRef } from 'react';
import { isAssumedPart, otherAnswers } from '../../../../answer';
import { crawlerName, dialectName, dialectTexts, enginesHead, enginesTexts } from '../../../../messages';
import type { DialectRow } from '../../../../store';
import { useAnswer } from '../../../parts/answer/use-answer';
import { useComparison } from '../../../parts/answer/use-comparison';
import { Button } from '../../../parts/controls/button';
import { useActions } from '../../../parts/tester-context';
import { RichText } from '../../../parts/text/rich-text';
import { closeEngines, ENGINES_TITLE_ID } from '../../../parts/view/engines-page';
import { panelId } from '../../../parts/view/view-panels';
import { AboutDialects } from './about-dialects';
import { EngineMenu } from './engine-menu';
import styles from './engines.module.css';
import { EnginesTable } from './engines-table';
import { SourceLink } from './source-link';

/** A part of Why: what each dialect answers, and what it may read differently in the file. */
export function Engines() {
  const actions = useActions();
  const answer = useAnswer();
  const compared = useComparison();
  const isAnswered = answer.kind === 'answered';
  useEscape(() => closeEngines(actions));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The view has the focus if the list was opened before it was loaded.
    if (document.activeElement?.id === panelId('why')) title.current?.focus();
  }, []);
  return (
    <section className={styles['engines']} aria-label={enginesTexts.name}>
      <div className={styles['head']}>
        <Button small icon="right" aria-label={enginesTexts.backName} onClick={() => closeEngines(actions)}>
          {enginesTexts.back}
        </Button>
        <h3 ref={title} id={ENGINES_TITLE_ID} tabIndex={-1} className={styles['title']}>
          {isAnswered && compared !== null ? (
            <RichText text={enginesHead(otherAnswers(compared.answer, compared.dialects))} />
          ) : (
            enginesTexts.name
          )}
        </h3>
      </div>
      {!isAnswered && <p className={styles['note']}>{enginesTexts.waiting}</p>}
      {isAnswered && compared === null && <p className={styles['note']}>{enginesTexts.comparing}</p>}
      {isAnswered && answer.decided.by === 'crawler' && (
        <p className={styles['note']}>
          {enginesTexts.notConsulted(crawlerName(answer.crawler), answer.decided)}
        </p>
      )}
      {isAnswered && compared !== null && (
        <>
          <EnginesTable compared={compared}>
            <EngineMenu />
          </EnginesTable>
          <Reasons rows={compared.dialects} />
        </>
      )}
      <AboutDialects />
    </section>
  );
}

/** Calls `onEscape` when Esc is pressed in the view, which itself may have the focus. In a menu, Esc closes the menu. */
function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && !(target as Element).closest('[popover]')) onEscape();
  });
  useEffect(() => {
    const panel = document.getElementById(panelId('why'));
    panel?.addEventListener('keydown', handle);
    return () => panel?.removeEventListener('keydown', handle);
  }, []);
}

/** Explains for each dialect why it decides differently, or by another line, with the source. */
function Reasons({ rows }: { readonly rows: readonly DialectRow[] }) {
  const explained = rows.flatMap(({ dialect, difference, effect }) => {
    if (difference === null) return [];
    const isAssumed = difference === 'fetch' ? !effect.documented : isAssumedPart(dialect, difference);
    return [{ dialect, text: dialectTexts[dialect].parts[difference], isAssumed }];
  });
  if (explained.length === 0) return null;
  return (
    <ul className={styles['reasons']} aria-label={enginesTexts.reasons}>
      {explained.map(({ dialect, text, isAssumed }) => (
        <li key={dialect} data-engine={dialect}>
          <b>{dialectName(dialect)}:</b> {text}{' '}
          {isAssumed ? enginesTexts.assumption : <SourceLink source={dialectTexts[dialect].source} />}
        </li>
      ))}
    </ul>
  );
}
