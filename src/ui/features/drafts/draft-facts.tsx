import { draftSize, draftsTexts, draftTime } from '../../../messages';
import { nameOfOrigin } from '../../parts/file/name-of-origin';
import styles from './draft-row.module.css';
import type { DraftListRow } from './draft-rows';

/** What a draft is called or how it begins, where it is open, where it came from, its size and when it was kept. */
export function DraftFacts({ row, nameId }: { readonly row: DraftListRow; readonly nameId: string }) {
  const { name, firstLine, place, keeping } = row;
  return (
    <div className={styles['facts']}>
      <p id={nameId} className={styles['name']} title={name === '' ? firstLine : name}>
        {name === '' ? (
          <>
            <span className={styles['untitled']}>{draftsTexts.untitled}</span>{' '}
            <bdi className={styles['line']}>{firstLine}</bdi>
          </>
        ) : (
          <bdi>{name}</bdi>
        )}
      </p>
      <p className={styles['meta']}>
        {place !== 'free' && (
          <b className={styles['place']}>{place === 'here' ? draftsTexts.shown : draftsTexts.elsewhere}</b>
        )}
        <bdi>{nameOfOrigin(row.origin)}</bdi>
        <span>{draftSize(row.bytes)}</span>
        {keeping === 'kept' ? (
          <time dateTime={new Date(row.savedAt).toISOString()}>{draftTime(row.savedAt, Date.now())}</time>
        ) : (
          <span>{keeping === 'guest' ? draftsTexts.guest : draftsTexts.unkept}</span>
        )}
      </p>
    </div>
  );
}
