import { fileTexts } from '../../../messages';
import { nameOfOrigin } from '../../parts/file/name-of-origin';
import { useHasFile } from '../../parts/file/use-has-file';
import { useTester } from '../../parts/tester-context';
import styles from './source-bar.module.css';
import { useSiteTexts } from './use-site-texts';

/** Where the text came from, where it is taken to lie, what its site answered, and whether it was changed since. */
export function OriginName() {
  const origin = useTester((state) => state.document.origin);
  const hasFile = useHasFile();
  const isEdited = useTester((state) => state.document.edited);
  const place = useTester(({ robotsUrl }) => (robotsUrl.kind === 'url' ? robotsUrl.href : null));
  const siteTexts = useSiteTexts(origin.kind === 'site');
  if (!hasFile) return <span className={styles['facts']}>{fileTexts.none}</span>;
  const name = nameOfOrigin(origin);
  const hint = (): string | null => {
    if (origin.kind === 'site' && place === origin.url) return siteTexts?.siteFacts(origin) ?? null;
    if (place !== null) return fileTexts.at(place);
    return origin.kind === 'example' ? fileTexts.exampleHint : null;
  };
  const said = hint();
  return (
    <>
      <span className={styles['name']} title={name}>
        {name}
      </span>
      {said !== null && (
        <span className={styles['hint']} title={said}>
          {said}
        </span>
      )}
      {isEdited && origin.kind !== 'typed' && <span className={styles['facts']}>{fileTexts.edited}</span>}
    </>
  );
}
