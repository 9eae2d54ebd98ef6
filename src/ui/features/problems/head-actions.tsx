import { fixSafely, problemsTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { ExportMenu } from './export-menu';
import { useMendingOf } from './mending';
import type { HeadActionsProps } from './problems-head';
import styles from './problems-head.module.css';

/** Fixes everything that is safe to fix, formats the text, and exports the findings. */
export function HeadActions({ report: { safelyFixable }, hasFindings }: HeadActionsProps) {
  const { changes } = useMendingOf();
  return (
    <div className={styles['actions']}>
      {hasFindings && changes && safelyFixable > 0 && (
        <Button outlined small onClick={() => changes.preview({ kind: 'safe' })}>
          {fixSafely(safelyFixable)}
        </Button>
      )}
      {changes && (
        <Button small title={problemsTexts.formatHint} onClick={changes.format}>
          {problemsTexts.format}
        </Button>
      )}
      {hasFindings && <ExportMenu />}
    </div>
  );
}
