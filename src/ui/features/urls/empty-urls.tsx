import { listLost, urlsTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { Icon } from '../../parts/controls/icon';
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
        <button
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['primary'])}
          onClick={onPaste}
        >
          <Icon name="paste" />
          {urlsTexts.paste}
        </button>
        <button
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['outlined'])}
          onClick={onOpen}
        >
          <Icon name="folder" />
          {urlsTexts.openFile}
        </button>
      </div>
      <p className={styles['more']}>{urlsTexts.emptyMore}</p>
    </div>
  );
}
