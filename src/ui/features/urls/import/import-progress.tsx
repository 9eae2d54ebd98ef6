import {
  type DescribedSource,
  endTexts,
  importText,
  progressText,
  urlsImportTexts,
} from '../../../../messages';
import { classNames } from '../../../parts/class-names';
import { Button } from '../../../parts/controls/button';
import { Icon } from '../../../parts/controls/icon';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import styles from './import-progress.module.css';

const { progress, status: texts } = urlsImportTexts;

interface ImportProgressProps {
  /** Source type of the last import. */
  readonly source: DescribedSource;
  readonly onDetails: () => void;
}

/** The progress of an import, or the result of the last one in a line. Renders nothing if there was none. */
export function ImportProgress({ source, onDetails }: ImportProgressProps) {
  const urls = useUrls();
  const importing = useUrlsState((state) => state.importing);
  const done = useUrlsState((state) => state.lastImport);
  const isOdd = done !== null && (done.end !== null || done.rejectedCount > 0);
  if (importing === null && done === null) return null;
  return (
    <div className={styles['row']} data-import>
      {importing !== null && (
        <>
          <progress
            className={styles['bar']}
            aria-label={progress.bar}
            value={importing.read}
            max={Math.max(1, importing.size)}
          />
          <span className={styles['text']}>
            {progressText(importing.read, importing.size, importing.urls)}
          </span>
          <Button outlined small onClick={() => urls.cancelImport()}>
            {progress.cancel}
          </Button>
        </>
      )}
      {/* Rendered before the import ends, so that screen readers announce the result. */}
      <span role="status" className={classNames(done !== null && styles['text'], isOdd && styles['odd'])}>
        {isOdd && <Icon name="warning" />}
        {done !== null && `${importText(done, source)} `}
        {done?.end && endTexts[done.end.reason].happened}
      </span>
      <Button outlined small onClick={onDetails}>
        {texts.details}
      </Button>
      {importing === null && (
        <Button small iconOnly icon="close" aria-label={texts.dismiss} onClick={() => urls.dismissImport()} />
      )}
    </div>
  );
}
