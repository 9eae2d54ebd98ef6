import { fileFacts, fileTexts, sizeText } from '../../messages';
import { useViews } from '../shell/view-panels';
import { useTester } from '../tester-context';
import { SizeMeter } from './size-meter';
import styles from './status-bar.module.css';

/** Facts about the file. On phones a part of the view that shows the file. */
export function StatusBar() {
  const file = useTester((state) => state.report?.file ?? null);
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
    </footer>
  );
}
