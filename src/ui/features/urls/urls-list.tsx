import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import {
  appTexts,
  listElsewhere,
  listLost,
  listPerhapsElsewhere,
  noUrlFound,
  noUrlRequested,
  urlsTexts,
} from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { Button } from '../../parts/controls/button';
import link from '../../parts/controls/link.module.css';
import { useHasFile } from '../../parts/file/use-has-file';
import { useTester } from '../../parts/tester-context';
import { HiddenText } from '../../parts/text/hidden-text';
import { useUrls, useUrlsState } from '../../parts/urls/use-urls';
import { ViewMissing } from '../../parts/view/view-missing';
import { ColumnsDialog } from './columns-dialog';
import type { UrlsSide } from './coverage/rules-switch';
import { useImportDialog } from './import/use-import-dialog';
import { SureDialog } from './sure-dialog';
import { UrlsTable } from './table/urls-table';
import { UrlsFoot } from './urls-foot';
import styles from './urls-list.module.css';
import { UrlsToolbar } from './urls-toolbar';
import { useListActions } from './use-list-actions';

/** Loaded on first use. */
const CoverageTable = lazy(() =>
  import('./coverage/coverage-table').then(
    ({ CoverageTable }) => ({ default: CoverageTable }),
    () => ({ default: ViewMissing }),
  ),
);

/** The list: its toolbar, the table of URLs or of rules, and the dialogs. */
export function UrlsList({ table }: { readonly table: UrlsStatus }) {
  const isImporting = useUrlsState((state) => state.importing !== null);
  const imports = useImportDialog();
  const { status, notify, sure, ...list } = useListActions(table);
  const [choosesColumns, setChoosesColumns] = useState(false);
  const [side, setSide] = useState<UrlsSide>('urls');
  const isEmpty = table.urls === 0 && !isImporting;
  const isShown = useHasFile() && !isEmpty;
  const isExample = useTester(({ document: { origin, edited } }) => origin.kind === 'example' && !edited);
  return (
    <div
      className={styles['panel']}
      data-version={table.version}
      data-phase={table.phase}
      data-urls={table.urls}
      data-rows={table.rows}
    >
      <h2>
        <HiddenText>{appTexts.urlsView}</HiddenText>
      </h2>
      {isShown && (
        <UrlsToolbar
          table={table}
          imports={imports}
          list={list}
          filtersRows={side === 'urls'}
          status={status}
          onColumns={() => setChoosesColumns(true)}
        />
      )}
      <div className={styles['import']}>{imports.progress}</div>
      {isShown && isExample && <p className={styles['note']}>{urlsTexts.byExample}</p>}
      {isShown && !isExample && table.elsewhere > 0 && <Elsewhere urls={table.elsewhere} />}
      {!isEmpty && !isShown && <p className={styles['loading']}>{urlsTexts.noFile(table.urls)}</p>}
      {isEmpty && <EmptyUrls onPaste={imports.openPaste} onOpen={() => imports.openFile()} />}
      {isShown && side === 'rules' && (
        <Rules>
          <CoverageTable />
        </Rules>
      )}
      {isShown &&
        side === 'urls' &&
        (table.rows === 0 && !isImporting ? <NoUrlFound /> : <UrlsTable table={table} onNotify={notify} />)}
      {isShown && <UrlsFoot table={table} side={side} onSide={setSide} />}
      {imports.dialog}
      {choosesColumns && <ColumnsDialog onClose={() => setChoosesColumns(false)} />}
      {sure && <SureDialog {...sure} />}
    </div>
  );
}

/** Says that URLs of the list are on other sites than the file's. */
function Elsewhere({ urls }: { readonly urls: number }) {
  const robotsUrl = useTester((state) => state.robotsUrl);
  const isOnOthers = useTester((state) => state.sameFile.length > 0);
  const file = useTester(({ report }) => report?.file ?? null);
  const site = file?.sitemapOrigin ?? null;
  if (robotsUrl.kind === 'url')
    return <p className={styles['note']}>{listElsewhere(urls, robotsUrl.origin, isOnOthers)}</p>;
  return (
    file !== null &&
    site !== null && <p className={styles['note']}>{listPerhapsElsewhere(urls, site, file.sitemapLine)}</p>
  );
}

/** The area of the rules, in place of the table. */
function Rules({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['rules']}>
      <Suspense fallback={<p className={styles['loading']}>{appTexts.viewLoading}</p>}>{children}</Suspense>
    </div>
  );
}

const NO_FILTER = { search: '', requestedBy: null, choice: 'all' } as const;

/** Replaces the table if the filter matches no row. */
function NoUrlFound() {
  const urls = useUrls();
  const button = useRef<HTMLButtonElement>(null);
  // If the row that had the focus has been removed, focus the button.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus();
  }, []);
  const { requestedBy, choice, search } = useUrlsState((state) => state.query);
  const requester = useUrlsState(({ table }) =>
    table?.requesters.find(({ id }) => requestedBy === `id ${id}`),
  );
  return (
    <p className={styles['none']}>
      {requestedBy === null
        ? noUrlFound(choice, search)
        : noUrlRequested(requester?.name ?? null, choice, search)}{' '}
      <button ref={button} type="button" className={link['link']} onClick={() => urls.setQuery(NO_FILTER)}>
        {urlsTexts.clearFilter}
      </button>
    </p>
  );
}

interface EmptyUrlsProps {
  readonly onPaste: () => void;
  readonly onOpen: () => void;
}

/** Replaces the table while the list is empty: ways to fill it, and a note if the previous list was lost. */
function EmptyUrls({ onPaste, onOpen }: EmptyUrlsProps) {
  const lost = useUrlsState((state) => state.lost);
  return (
    <div className={styles['empty']}>
      {lost > 0 && (
        <p role="alert" className={styles['lost']}>
          {listLost(lost)}
        </p>
      )}
      <h3 className={styles['title']}>{urlsTexts.emptyTitle}</h3>
      <p className={styles['text']}>{urlsTexts.empty}</p>
      <div className={styles['buttons']}>
        <Button primary icon="paste" onClick={onPaste}>
          {urlsTexts.paste}
        </Button>
        <Button outlined icon="folder" onClick={onOpen}>
          {urlsTexts.openFile}
        </Button>
      </div>
      <p className={styles['more']}>{urlsTexts.emptyMore}</p>
    </div>
  );
}
