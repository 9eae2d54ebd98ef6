import { fileFacts, fileTexts, problemsSummary, sizeText } from '../../../messages';
import { classNames } from '../../parts/class-names';
import link from '../../parts/controls/link.module.css';
import { useHasFile } from '../../parts/file/use-has-file';
import { useActions, useTester } from '../../parts/tester-context';
import { tabId, useViews } from '../../parts/view/view-panels';
import styles from './status-bar.module.css';

/** Facts about the file. On phones shown only with the file. */
export function StatusBar() {
  const file = useTester((state) => state.report?.file ?? null);
  const problems = useTester((state) => state.problemCounts);
  const hasFile = useHasFile();
  const actions = useActions();
  const { views, shown } = useViews();
  if (views.includes('file') && shown !== 'file') return null;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of main a footer is a landmark, and may have a name
    <footer className={styles['bar']} aria-label={fileTexts.status}>
      {file !== null && (
        <>
          <span>
            {sizeText(file)}
            <SizeMeter bytes={file.bytes} limit={file.byteLimit} />
          </span>
          {fileFacts(file).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </>
      )}
      {problems !== null && hasFile && (
        <button
          type="button"
          className={classNames(link['link'], styles['problems'])}
          onClick={() => {
            actions.setView('problems');
            document.getElementById(tabId('problems'))?.focus();
          }}
        >
          {problemsSummary(problems)}
        </button>
      )}
    </footer>
  );
}

/**
 * Shows the share of the size limit that the file uses. Hidden from screen readers, because the numbers say
 * the same.
 */
function SizeMeter({ bytes, limit }: { readonly bytes: number; readonly limit: number }) {
  const share = Math.min(1, bytes / limit);
  return (
    <span className={styles['meter']} aria-hidden="true">
      <span
        className={classNames(
          styles['filled'],
          bytes === 0 && styles['empty'],
          bytes > limit && styles['over'],
        )}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}
