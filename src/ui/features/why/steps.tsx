import { whyTexts } from '../../../messages';
import type { Answer } from '../../parts/answer/use-answer';
import { FieldList } from './field-list';
import styles from './steps.module.css';
import { WhyOutline } from './why-outline';
import { WhySteps } from './why-steps';

/** The four steps: explained where there is an answer, announced where there is none. */
export function Steps({ answer }: { readonly answer: Answer }) {
  return (
    <>
      <ol className={styles['steps']} aria-label={whyTexts.steps}>
        {answer.kind === 'answered' ? <WhySteps answer={answer} /> : <WhyOutline />}
      </ol>
      {answer.kind === 'answered' && answer.decided.by === 'rules' && <FieldList answer={answer} />}
    </>
  );
}
