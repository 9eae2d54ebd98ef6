import type { ReactNode } from 'react';
import { whyTexts } from '../../../messages';
import type { Answer } from '../../parts/answer/use-answer';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { ChangeThis } from './change-this';
import { FieldList } from './field-list';
import { StepItem } from './step-item';
import styles from './steps.module.css';
import { WhySteps } from './why-steps';

/** Loaded for a file without a question. */
const NoPage = lazyPart(
  () => import('./no-page').then((module) => module.NoPage),
  ({ children }: { readonly children: ReactNode }) => children,
);

/** The four steps if there is an answer, else the file in short or an outline of the steps. */
export function Steps({ answer }: { readonly answer: Answer }) {
  if (answer.kind === 'waiting')
    return answer.waiting.kind === 'url' ? (
      <NoPage>
        <WhyOutline />
      </NoPage>
    ) : (
      <WhyOutline />
    );
  return (
    <>
      <ChangeThis answer={answer} />
      <ol className={styles['steps']} aria-label={whyTexts.steps}>
        <WhySteps answer={answer} />
      </ol>
      {answer.decided.by === 'rules' && <FieldList answer={answer} />}
    </>
  );
}

/** Outlines the four steps while there is no answer. */
function WhyOutline() {
  const { title, steps } = whyTexts.outline;
  return (
    <ol className={styles['steps']} aria-label={whyTexts.steps}>
      <li className={styles['title']}>{title}</li>
      {steps.map(([question, about], index) => (
        <StepItem key={question} number={index + 1} step={{ title: [question], text: [[about]] }} isOutline />
      ))}
    </ol>
  );
}
