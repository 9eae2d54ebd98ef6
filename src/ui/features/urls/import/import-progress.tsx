import { endTexts, importText, progressText, urlsImportTexts } from '../../../../messages';
import { classNames } from '../../../parts/class-names';
import buttonStyles from '../../../parts/controls/button.module.css';
import { Icon } from '../../../parts/controls/icon';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import styles from './import-progress.module.css';
import type { SaidSource } from './import-types';
import { SmallButton } from './small-button';

const { progress, status: texts } = urlsImportTexts;

interface ImportProgressProps {
  /** What the last import was from. */
  readonly source: SaidSource;
  readonly onDetails: () => void;
}

/** How far an import is, or in a line what the last one did; nothing where there was none. */
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
          <SmallButton label={progress.cancel} onPress={() => urls.cancelImport()} />
        </>
      )}
      {/* Here before the import ends, so that its end is heard. */}
      <span role="status" className={classNames(done !== null && styles['text'], isOdd && styles['odd'])}>
        {isOdd && <Icon name="warning" />}
        {done !== null && `${importText(done, source)} `}
        {done?.end && endTexts[done.end.reason].happened}
      </span>
      <SmallButton label={texts.details} onPress={onDetails} />
      {importing === null && (
        <button
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['small'], buttonStyles['icon'])}
          aria-label={texts.dismiss}
          onClick={() => urls.dismissImport()}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
