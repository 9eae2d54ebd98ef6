import { whyTexts } from '../../../messages';
import type { Answer } from '../../parts/answer/use-answer';
import { FieldList } from './field-list';
import { StepItem } from './step-item';
import styles from './steps.module.css';
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

/** What the four steps will be, while there is nothing to explain. */
function WhyOutline() {
  const { title, steps } = whyTexts.outline;
  return (
    <>
      <li className={styles['title']}>{title}</li>
      {steps.map(([question, about], index) => (
        <StepItem key={question} number={index + 1} step={{ title: [question], text: [[about]] }} isOutline />
      ))}
    </>
  );
}
