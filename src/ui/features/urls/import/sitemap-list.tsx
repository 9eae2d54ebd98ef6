import { rejectedShown, sitemapsTitle, urlsImportTexts } from '../../../../messages';
import { CopyAddresses } from './copy-addresses';
import dialogStyles from './import-dialog.module.css';
import styles from './import-report.module.css';

/** Addresses that are shown; all that are told can be copied. */
const SHOWN = 100;
const { report: texts } = urlsImportTexts;

interface SitemapListProps {
  /** Their addresses, as far as they are told. */
  readonly sitemaps: readonly string[];
  /** How many there are. */
  readonly count: number;
}

/** The sitemaps that an index names. */
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
