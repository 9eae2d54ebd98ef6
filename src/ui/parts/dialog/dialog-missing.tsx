import { appTexts, menuTexts } from '../../../messages';
import { Button } from '../controls/button';
import styles from './dialog-missing.module.css';

/** Replaces a dialog that could not be loaded. */
export function DialogMissing({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={styles['box']}>
      <span role="alert">{menuTexts.dialogMissing}</span>
      <Button small iconOnly icon="close" aria-label={appTexts.dismiss} onClick={onClose} />
    </div>
  );
}
