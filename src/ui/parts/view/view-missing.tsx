import { appTexts } from '../../../messages';
import styles from './view-missing.module.css';

/** Replaces a view that could not be loaded. */
export function ViewMissing() {
  return <p className={styles['text']}>{appTexts.viewMissing}</p>;
}
