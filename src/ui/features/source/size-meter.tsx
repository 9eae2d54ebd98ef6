import { classNames } from '../../parts/class-names';
import styles from './status-bar.module.css';

/** How much of the limit a file fills. Beside the numbers, which say the same. */
export function SizeMeter({ bytes, limit }: { readonly bytes: number; readonly limit: number }) {
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
