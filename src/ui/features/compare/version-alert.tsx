import { simplifyTexts } from '../../../messages';
import styles from './version-alert.module.css';
import { useVersionStatus } from './version-choice';
import { VersionProblem } from './version-problem';

/**
 * Shows why the last chosen version can't be used, or that it is being made. Always rendered, so that screen readers
 * announce changes.
 */
export function VersionAlert() {
  const { problem, isSimplifying } = useVersionStatus();
  return (
    <>
      <div role="status" className={styles['working']}>
        {isSimplifying && simplifyTexts.working}
      </div>
      <div role="alert" className={styles['problem']}>
        {problem && <VersionProblem problem={problem} />}
      </div>
    </>
  );
}
