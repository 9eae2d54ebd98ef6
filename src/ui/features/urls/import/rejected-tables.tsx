import { useState } from 'react';
import {
  formatNumber,
  rejectedShown,
  rejectedTitle,
  rejectTexts,
  urlsImportTexts,
} from '../../../../messages';
import type { ImportSummary, RejectedRow } from '../../../../store';
import { Button } from '../../../parts/controls/button';
import { downloadFile } from '../../../parts/file/download-file';
import { wellFormed } from '../../../parts/text/well-formed';
import { useUrls } from '../../../parts/urls/use-urls';
import styles from './import-outcome.module.css';
import { rejectedFile } from './rejected-file';

/** Lines shown at first, and lines added by "Show more". */
const FIRST = 50;
const MORE = 500;
/** Maximum number of lines shown, for a responsive page. All of them can be saved. */
const MOST = 5_000;

const { report: texts } = urlsImportTexts;

interface RejectedLinesProps {
  readonly summary: ImportSummary;
  /** True if the numbers count HAR entries instead of lines. */
  readonly isHar: boolean;
}

/** The rejected lines: the number for each reason, then the lines themselves. */
export function RejectedTables({ summary, isHar }: RejectedLinesProps) {
  const urls = useUrls();
  const { rejectedCount: all, rejectedBy } = summary;
  const [rows, setRows] = useState<readonly RejectedRow[]>(summary.rejected.slice(0, FIRST));
  const [status, setStatus] = useState<'showFailed' | 'saving' | 'saved' | null>(null);
  const [atEnd, setAtEnd] = useState(false);
  const hasFailed = () => setStatus('showFailed');
  const showMore = () => {
    setStatus(null);
    urls.rejected(rows.length, rows.length + MORE).then((more) => {
      setRows([...rows, ...more]);
      setAtEnd(more.length === 0);
    }, hasFailed);
  };
  const save = () => {
    if (status === 'saving') return;
    setStatus('saving');
    rejectedFile(urls, isHar).then((file) => {
      downloadFile(file, file.name);
      setStatus('saved');
    }, hasFailed);
  };
  return (
    <>
      <h4 className={styles['subtitle']}>{rejectedTitle(all)}</h4>
      <table className={styles['table']} aria-label={texts.rejected}>
        <thead>
          <tr>
            <th scope="col">{texts.reason}</th>
            <th scope="col">{texts.count}</th>
            <th scope="col">{texts.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {rejectedBy.map(({ reason, count }) => (
            <tr key={reason} data-reason={reason}>
              <th scope="row">{rejectTexts[reason].name}</th>
              <td className={styles['number']}>{formatNumber(count)}</td>
              <td>{rejectTexts[reason].meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles['table']} aria-label={rejectedTitle(all)} data-rejected>
        <thead>
          <tr>
            <th scope="col">{isHar ? texts.entry : texts.line}</th>
            <th scope="col">{texts.reason}</th>
            <th scope="col">{texts.text}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, reason, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may be rejected twice
            <tr key={index}>
              <th scope="row" className={styles['number']}>
                {formatNumber(line)}
              </th>
              <td>{rejectTexts[reason].name}</td>
              <td>{text !== null && <code className={styles['cut']}>{wellFormed(text)}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {all > FIRST && (
        <div className={styles['more']}>
          <span role="status">
            {status !== null ? texts[status] : rows.length < all && rejectedShown(rows.length, all)}
          </span>
          {rows.length < Math.min(all, MOST) && !atEnd && (
            <Button outlined small onClick={showMore}>
              {texts.showMore}
            </Button>
          )}
          <Button outlined small onClick={save}>
            {texts.saveAll}
          </Button>
        </div>
      )}
    </>
  );
}
