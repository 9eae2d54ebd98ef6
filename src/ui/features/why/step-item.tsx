import type { ReactNode } from 'react';
import { plain, type ShownOutcome, type Step } from '../../../messages';
import { classNames } from '../../parts/class-names';
import styles from './step-item.module.css';
import { StepText } from './step-text';

interface StepItemProps {
  readonly number: number;
  readonly step: Step;
  /** Shown before the title. */
  readonly icon?: ReactNode;
  /** Colours the icon. */
  readonly outcome?: ShownOutcome;
  /** True for a step of the outline that is shown while there is no answer. */
  readonly isOutline?: boolean;
  readonly children?: ReactNode;
}

/** One step of the explanation: the conclusion, the reason and the evidence. */
export function StepItem({ number, step, icon, outcome, isOutline = false, children }: StepItemProps) {
  return (
    <li className={classNames(styles['step'], isOutline && styles['outline'])}>
      <span className={styles['number']} aria-hidden="true">
        {number}
      </span>
      <div>
        <h3 className={classNames(styles['title'], outcome && styles[outcome])}>
          {icon}
          <StepText text={step.title} />
        </h3>
        {step.text.map((paragraph) => (
          <p key={plain(paragraph)} className={styles['text']}>
            <StepText text={paragraph} />
          </p>
        ))}
        {children}
      </div>
    </li>
  );
}
