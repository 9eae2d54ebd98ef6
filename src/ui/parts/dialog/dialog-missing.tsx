import { appTexts, menuTexts } from '../../../messages';
import { classNames } from '../class-names';
import buttonStyles from '../controls/button.module.css';
import { Icon } from '../controls/icon';
import styles from './dialog-missing.module.css';

/** In the place of a dialog that could not be loaded. */
export function DialogMissing({ onClose }: { readonly onClose: () => void }) {
  return (
    <div className={styles['box']}>
      <span role="alert">{menuTexts.dialogMissing}</span>
      <button
        type="button"
        className={classNames(buttonStyles['button'], buttonStyles['small'], buttonStyles['icon'])}
        aria-label={appTexts.dismiss}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
