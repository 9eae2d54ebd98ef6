import { listLost, urlsTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useUrlsState } from '../../parts/urls/use-urls';
import styles from './empty-urls.module.css';

interface EmptyUrlsProps {
  readonly onPaste: () => void;
  readonly onOpen: () => void;
}

/** In the place of the table while the list is empty: how to fill it, and what became of the one before where that was lost. */
export function EmptyUrls({ onPaste, onOpen }: EmptyUrlsProps) {
  const lost = useUrlsState((state) => state.lost);
  return (
    <div className={styles['empty']}>
      {lost > 0 && (
        <p role="alert" className={styles['lost']}>
          {listLost(lost)}
        </p>
      )}
      <h3 className={styles['title']}>{urlsTexts.emptyTitle}</h3>
      <p className={styles['text']}>{urlsTexts.empty}</p>
      <div className={styles['buttons']}>
        <Button primary icon="paste" onClick={onPaste}>
          {urlsTexts.paste}
        </Button>
        <Button outlined icon="folder" onClick={onOpen}>
          {urlsTexts.openFile}
        </Button>
      </div>
      <p className={styles['more']}>{urlsTexts.emptyMore}</p>
    </div>
  );
}
