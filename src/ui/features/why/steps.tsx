import { whyTexts } from '../../../messages';
import type { Answer } from '../../parts/answer/use-answer';
import { FieldList } from './field-list';
import { StepItem } from './step-item';
import styles from './steps.module.css';
import { WhySteps } from './why-steps';

/** The four steps: explained if there is an answer, outlined otherwise. */
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

/** Outlines the four steps while there is no answer. */
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
