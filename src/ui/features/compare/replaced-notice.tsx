import { compareTexts } from '../../../messages';
import { undoVersion } from '../../../store/compare/apply-version';
import { Button } from '../../parts/controls/button';
import { useBinding, useTester } from '../../parts/tester-context';
import styles from './replaced-notice.module.css';
import { useCompare, useCompareState } from './use-compare';

/**
 * Says that another version has replaced the text, and undoes it, until the text changes. Always rendered, so that screen
 * readers announce it.
 */
export function ReplacedNotice() {
  const compare = useCompare();
  const tester = useBinding();
  const other = useCompareState((state) => state.other);
  const present = useTester((state) => state.document.text);
  const isShown = other?.kind === 'replaced' && other.after === present;
  return (
    <div className={isShown ? styles['bar'] : undefined}>
      <span role="status">{isShown && compareTexts.used}</span>
      {isShown && (
        <Button outlined small onClick={() => undoVersion(tester, compare)}>
          {compareTexts.undo}
        </Button>
      )}
    </div>
  );
}
