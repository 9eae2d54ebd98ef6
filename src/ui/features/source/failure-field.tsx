import { useId } from 'react';
import { failureText, simulateTexts } from '../../../messages';
import type { TesterState } from '../../../store';
import { useActions } from '../../parts/tester-context';
import styles from './simulate.module.css';

type Failure = Extract<TesterState['answer']['final'], { kind: 'network-failure' }>['failure'];

const FAILURES = [
  'timeout',
  'dns',
  'reset',
  'invalid-response',
  'chunking',
] as const satisfies readonly Failure[];

/** In which way no answer came. */
export function FailureField({ failure }: { readonly failure: Failure }) {
  const id = useId();
  const actions = useActions();
  return (
    <div className={styles['detail']}>
      <label className={styles['detailLabel']} htmlFor={id}>
        {simulateTexts.failure}
      </label>
      <select
        id={id}
        className={styles['select']}
        value={failure}
        onChange={(event) => {
          const chosen = FAILURES.find((candidate) => candidate === event.currentTarget.value);
          if (chosen !== undefined)
            actions.setAnswer({ final: { kind: 'network-failure', failure: chosen } });
        }}
      >
        {FAILURES.map((candidate) => (
          <option key={candidate} value={candidate}>
            {failureText(candidate)}
          </option>
        ))}
      </select>
    </div>
  );
}
