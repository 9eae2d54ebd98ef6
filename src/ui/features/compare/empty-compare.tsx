import { compareTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import styles from './empty-compare.module.css';
import { VersionAlert } from './version-alert';
import { useVersionChoice, versionKinds } from './version-choice';

/** Before there is a second version: where it may come from. */
export function EmptyCompare() {
  const choose = useVersionChoice();
  return (
    <>
      <VersionAlert />
      <div className={styles['empty']}>
        <h2 className={styles['title']} data-head tabIndex={-1}>
          {compareTexts.choose}
        </h2>
        <p>{compareTexts.chooseAbout}</p>
        <ul className={styles['ways']}>
          {versionKinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className={classNames(buttonStyles['button'], buttonStyles['outlined'])}
                onClick={() => choose(kind)}
              >
                {compareTexts.ways[kind]}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
