import styles from './version-alert.module.css';
import { useVersionProblem } from './version-choice';
import { VersionProblem } from './version-problem';

/** Says why the last version that was asked for is none. It is in the page before there is anything to say, so that it is heard. */
export function VersionAlert() {
  const problem = useVersionProblem();
  return (
    <div role="alert" className={styles['problem']}>
      {problem && <VersionProblem problem={problem} />}
    </div>
  );
}
