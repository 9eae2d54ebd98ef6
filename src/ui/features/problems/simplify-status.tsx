import { problemsTexts, simplifyTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import styles from './simplify-status.module.css';
import type { SimplifyNotice } from './use-fixing';

/** Says that the file is being simplified, or why it can't be. Always rendered, so that screen readers announce it. */
export function SimplifyStatus({ notice }: { readonly notice: SimplifyNotice | null }) {
  const isWorking = notice === 'simplifying';
  const text = isWorking ? simplifyTexts.working : notice && simplifyTexts.problems[notice];
  return (
    <p
      role="status"
      aria-label={problemsTexts.done}
      className={text === null ? undefined : classNames(styles['bar'], !isWorking && styles['wrong'])}
    >
      {text}
    </p>
  );
}
