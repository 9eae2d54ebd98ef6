import { changedAnswers, problemsTexts } from '../../../messages';
import type { TextCheck } from '../../../store';
import { ChangesTable } from '../../parts/changes/changes-table';
import { PreferencesNote } from '../../parts/changes/preferences-note';
import styles from './preview-verdicts.module.css';

/** Lists the verdicts that would change, and says whether there are others. */
export function PreviewVerdicts({ check }: { readonly check: TextCheck }) {
  return (
    <section className={styles['verdicts']} aria-label={problemsTexts.preview.verdicts}>
      <h3 className={styles['title']}>{changedAnswers(check)}</h3>
      {check.changed > 0 && <ChangesTable check={check} isInEditor={false} />}
      <PreferencesNote check={check} isInEditor={false} />
    </section>
  );
}
