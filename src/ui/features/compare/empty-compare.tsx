import { compareTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
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
              <Button outlined onClick={() => choose(kind)}>
                {compareTexts.ways[kind]}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
