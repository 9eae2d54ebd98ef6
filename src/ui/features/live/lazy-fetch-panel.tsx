import { Suspense } from 'react';
import { fetchButton } from '../../../messages';
import { DialogMissing } from '../../parts/dialog/dialog-missing';
import type { PanelProps } from '../../parts/dialog/source-panel';
import styles from '../../parts/dialog/source-panel.module.css';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { FirstSiteField } from './first-site-field';

const FetchPanel = lazyPart(() => import('./fetch-panel').then((module) => module.FetchPanel), DialogMissing);

/** The Fetch panel. Its field appears immediately, the rest once it has loaded. */
export function LazyFetchPanel(props: PanelProps) {
  return (
    <Suspense
      fallback={
        <dialog
          id={props.id}
          open
          className={styles['panel']}
          aria-label={fetchButton}
          onKeyDown={(event) => event.key === 'Escape' && props.onLeave()}
        >
          <FirstSiteField />
        </dialog>
      }
    >
      <FetchPanel {...props} />
    </Suspense>
  );
}
