import { useState } from 'react';
import { rejectedShown, sitemapsTitle, urlsImportTexts } from '../../../../messages';
import { classNames } from '../../../parts/class-names';
import { Button } from '../../../parts/controls/button';
import { wellFormed } from '../../../parts/text/well-formed';
import dialogStyles from './import-dialog.module.css';
import styles from './import-outcome.module.css';

/** Number of addresses shown. All that the worker reported can be copied. */
const SHOWN = 100;
const { report: texts } = urlsImportTexts;

interface SitemapListProps {
  /** Addresses that the worker reported; may be fewer than `count`. */
  readonly sitemaps: readonly string[];
  /** Number of sitemaps in the index. */
  readonly count: number;
}

/** The sitemaps named by a sitemap index. */
export function SitemapList({ sitemaps, count }: SitemapListProps) {
  const shown = sitemaps.slice(0, SHOWN);
  return (
    <>
      <h4 className={styles['subtitle']}>{sitemapsTitle(count)}</h4>
      <p>{texts.sitemapsNote}</p>
      <ul className={styles['addresses']} aria-label={sitemapsTitle(count)}>
        {shown.map((address, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an index may name a sitemap twice
          <li key={index}>
            <code>{address}</code>
          </li>
        ))}
      </ul>
      {shown.length < count && <p className={dialogStyles['hint']}>{rejectedShown(shown.length, count)}</p>}
      <CopyAddresses addresses={sitemaps} />
    </>
  );
}

/** Copies addresses, one per line, and shows whether that worked. */
function CopyAddresses({ addresses }: { readonly addresses: readonly string[] }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyDenied' | null>(null);
  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(wellFormed(addresses.join('\n')));
      setOutcome('copied');
    } catch {
      setOutcome('copyDenied');
    }
  };
  return (
    <div className={styles['more']}>
      <Button outlined small onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <span role="status" className={classNames(outcome === 'copyDenied' && dialogStyles['odd'])}>
        {outcome && texts[outcome]}
      </span>
    </div>
  );
}
