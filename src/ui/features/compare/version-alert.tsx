import styles from './version-alert.module.css';
import { useVersionProblem } from './version-choice';
import { VersionProblem } from './version-problem';

/**
 * Shows why the last chosen version can't be used. Always rendered, so that screen readers announce changes.
 */
export function VersionAlert() {
  const problem = useVersionProblem();
  return (
    <div role="alert" className={styles['problem']}>
      {problem && <VersionProblem problem={problem} />}
    </div>
  );
}
