import { fileTexts } from '../../messages';
import { useHasFile } from '../parts/use-has-file';
import { useTester } from '../tester-context';
import { nameOfOrigin } from './name-of-origin';
import styles from './source-bar.module.css';

/** Where the text came from, where it is taken to lie, and whether it was changed since. */
export function OriginName() {
  const origin = useTester((state) => state.document.origin);
  const hasFile = useHasFile();
  const isEdited = useTester((state) => state.document.edited);
  const place = useTester(({ robotsUrl }) => (robotsUrl.kind === 'url' ? robotsUrl.href : null));
  if (!hasFile) return <span className={styles['facts']}>{fileTexts.none}</span>;
  const name = nameOfOrigin(origin);
  return (
    <>
      <span className={styles['name']} title={name}>
        {name}
      </span>
      {place !== null && (
        <span className={styles['hint']} title={place}>
          {fileTexts.at(place)}
        </span>
      )}
      {place === null && origin.kind === 'example' && (
        <span className={styles['hint']}>{fileTexts.exampleHint}</span>
      )}
      {isEdited && origin.kind !== 'typed' && <span className={styles['facts']}>{fileTexts.edited}</span>}
    </>
  );
}
