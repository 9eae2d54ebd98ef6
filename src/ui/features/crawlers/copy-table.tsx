import { useEffect, useState } from 'react';
import { crawlersList } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Menu } from '../../parts/menu/menu';
import { MenuItem } from '../../parts/menu/menu-item';
import { PHONE, useMedia } from '../../parts/use-media';
import styles from './copy-table.module.css';
import { type CopyFormat, crawlersTable } from './crawlers-table';
import type { ListedSection } from './listed-crawlers';

/** Milliseconds for which a success message is shown. A failure message stays. */
const SHOWN_FOR = 4000;

interface CopyTableProps {
  readonly sections: readonly ListedSection[];
  readonly url: string;
}

/** Copies the visible rows and shows whether that worked. */
export function CopyTable({ sections, url }: CopyTableProps) {
  const isPhone = useMedia(PHONE);
  const [outcome, setOutcome] = useState<'copied' | 'denied' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (format: CopyFormat) => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(crawlersTable(format, sections, url));
      setOutcome('copied');
    } catch {
      setOutcome('denied');
    }
  };

  return (
    <>
      <div role="status" className={classNames(styles['status'], outcome === 'denied' && styles['denied'])}>
        {outcome === 'copied' && crawlersList.copied}
        {outcome === 'denied' && crawlersList.copyDenied}
      </div>
      <div className={styles['menu']}>
        <Menu label={crawlersList.copy} icon="paste" iconOnly={isPhone}>
          <MenuItem
            icon="example"
            label={crawlersList.markdown}
            hint={crawlersList.markdownHint}
            onChoose={() => void copy('markdown')}
          />
          <MenuItem
            icon="file"
            label={crawlersList.csv}
            hint={crawlersList.csvHint}
            onChoose={() => void copy('csv')}
          />
        </Menu>
      </div>
    </>
  );
}
