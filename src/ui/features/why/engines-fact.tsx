import { otherAnswers } from '../../../answer';
import { enginesFact, enginesFactTexts, whyTexts } from '../../../messages';
import type { Answered } from '../../parts/answer/use-answer';
import { useComparison } from '../../parts/answer/use-comparison';
import { Icon } from '../../parts/controls/icon';
import { FactRow } from '../../parts/fact/fact-row';
import fact from '../../parts/fact/fact-row.module.css';
import { RichText } from '../../parts/text/rich-text';
import { ENGINES_BUTTON_ID } from '../../parts/view/engines-page';
import styles from './engines-fact.module.css';

interface EnginesFactProps {
  readonly answer: Answered;
  /** Opens the list of the engines. Null if the page has none. */
  readonly open: (() => void) | null;
}

/** Says whether other engines would give the same answer. Leads to the list of them. */
export function EnginesFact({ answer, open }: EnginesFactProps) {
  const compared = useComparison();
  const fileDecides = answer.decided.by !== 'crawler';
  const others = compared && otherAnswers(compared.answer, compared.dialects);
  const differs = fileDecides && others !== null && others.dissenting.length > 0;
  const text = others === null ? [enginesFactTexts.checking] : enginesFact(others);
  return (
    <FactRow
      name={whyTexts.names.engines}
      text={
        <>
          {differs && (
            <span className={styles['sign']} aria-hidden="true">
              ≠
            </span>
          )}
          <RichText text={fileDecides ? text : [enginesFactTexts.notConsulted]} />
        </>
      }
      action={
        open && (
          <button
            id={ENGINES_BUTTON_ID}
            type="button"
            className={fact['action']}
            aria-label={`${enginesFactTexts.compare}: ${whyTexts.names.engines}`}
            onClick={open}
          >
            {enginesFactTexts.compare}
            <Icon name="right" />
          </button>
        )
      }
    />
  );
}
