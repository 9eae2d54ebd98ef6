import { whyTexts } from '../../../messages';
import { StepItem } from './step-item';
import styles from './why-outline.module.css';

/** What the four steps will be, while there is nothing to explain. */
export function WhyOutline() {
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
