import { useState } from 'react';
import { useStore } from 'zustand';
import { linkBeforeImport, listBeforeImport, listLeftOut } from '../../../messages';
import type { Urls } from '../../../store';
import { useTester } from '../tester-context';
import { RichText } from '../text/rich-text';
import styles from './test-file.module.css';

interface ListLeftOutProps {
  /** True if a link already existed when this was mounted. An import that ends later does not change that link. */
  readonly hasLink?: boolean;
}

/**
 * Warns that a link or a test file lacks the list of URLs, or contains the list as it was before an import.
 * Renders nothing if the link or file contains the list that the page shows.
 */
export function ListLeftOut({ hasLink = false }: ListLeftOutProps) {
  const urls = useTester((state) => state.urlList);
  return typeof urls === 'string' ? null : <LeftOut urls={urls} hasLink={hasLink} />;
}

function LeftOut({ urls: { store }, hasLink }: ListLeftOutProps & { readonly urls: Urls }) {
  const reason = useStore(store, (state) => state.notKept);
  const urls = useStore(store, (state) => state.table?.urls ?? 0);
  const isImporting = useStore(store, (state) => state.importing !== null);
  const [wasImporting] = useState(isImporting);
  return (
    <>
      {reason !== null && (
        <p className={styles['leftOut']}>
          <RichText text={listLeftOut(urls, reason)} />
        </p>
      )}
      {isImporting && reason === null && <p className={styles['leftOut']}>{listBeforeImport}</p>}
      {hasLink && wasImporting && !isImporting && <p className={styles['leftOut']}>{linkBeforeImport}</p>}
    </>
  );
}
