import { useStore } from 'zustand';
import { listLeftOut } from '../../messages';
import type { Urls } from '../../store';
import { RichText } from '../parts/rich-text';
import { useTester } from '../tester-context';
import styles from './test-file.module.css';

/** That the list of URLs is neither in a link nor in a test file; nothing where it is. */
export function ListLeftOut() {
  const urls = useTester((state) => state.urlList);
  return typeof urls === 'string' ? null : <LeftOut urls={urls} />;
}

function LeftOut({ urls: { store } }: { readonly urls: Urls }) {
  const reason = useStore(store, (state) => state.notKept);
  const urls = useStore(store, (state) => state.table?.urls ?? 0);
  if (reason === null) return null;
  return (
    <p className={styles['leftOut']}>
      <RichText text={listLeftOut(urls, reason)} />
    </p>
  );
}
