import { useState } from 'react';
import { useStore } from 'zustand';
import { linkBeforeImport, listBeforeImport, listLeftOut } from '../../../messages';
import type { Urls } from '../../../store';
import { useTester } from '../tester-context';
import { RichText } from '../text/rich-text';
import styles from './test-file.module.css';

interface ListLeftOutProps {
  /** Whether a link was made when this came into sight: it stays as it is when an import ends meanwhile. */
  readonly hasLink?: boolean;
}

/** That a link or a test file does not hold the list of URLs, or holds the one before an import; nothing where it holds what the page shows. */
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
