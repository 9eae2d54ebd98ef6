import { useEffect, useRef } from 'react';
import { appTexts } from '../../../messages';
import { FileOverview } from '../../features/overview/file-overview';
import { CatalogueMissing } from '../../parts/catalogue/catalogue-missing';
import { useActions, useTester } from '../../parts/tester-context';
import { OVERVIEW_ID, useEmbed } from './embed-context';
import styles from './embed-overview.module.css';

interface EmbedOverviewProps {
  /** Called with the overview's own height in CSS pixels, whenever it changes. */
  readonly onContentHeight: (height: number) => void;
}

/** The overview of the file. Scrolls only inside itself. */
export function EmbedOverview({ onContentHeight }: EmbedOverviewProps) {
  const content = useRef<HTMLDivElement>(null);
  const { onReady } = useEmbed();
  const actions = useActions();
  const catalogue = useTester((state) => state.catalogue);
  // Without the list of crawlers, another overview would be shown for a moment.
  useEffect(() => actions.loadCatalogue(), [actions]);
  useEffect(() => {
    const shown = content.current;
    if (shown === null) return;
    const observer = new ResizeObserver(() => {
      const { height } = shown.getBoundingClientRect();
      if (height === 0) return;
      onContentHeight(height);
      onReady();
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [onContentHeight, onReady]);
  return (
    <section id={OVERVIEW_ID} className={styles['pane']} aria-label={appTexts.overviewView}>
      <div ref={content} className={styles['content']}>
        {typeof catalogue === 'object' && <FileOverview extras={null} />}
        {catalogue === 'missing' && <CatalogueMissing />}
      </div>
    </section>
  );
}
