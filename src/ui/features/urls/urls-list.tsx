import { lazy, type ReactNode, Suspense, useState } from 'react';
import { appTexts, urlsTexts } from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { useHasFile } from '../../parts/file/use-has-file';
import { HiddenText } from '../../parts/text/hidden-text';
import { useUrlsState } from '../../parts/urls/use-urls';
import { ViewMissing } from '../../parts/view/view-missing';
import { ColumnsDialog } from './columns-dialog';
import type { UrlsSide } from './coverage/rules-switch';
import { EmptyUrls } from './empty-urls';
import { useImportDialog } from './import/use-import-dialog';
import { NoUrlFound } from './no-url-found';
import { SureDialog } from './sure-dialog';
import { UrlsTable } from './table/urls-table';
import { UrlsFoot } from './urls-foot';
import styles from './urls-list.module.css';
import { UrlsToolbar } from './urls-toolbar';
import { useListActions } from './use-list-actions';

/** Comes when somebody asks for it. */
const CoverageTable = lazy(() =>
  import('./coverage/coverage-table').then(
    ({ CoverageTable }) => ({ default: CoverageTable }),
    () => ({ default: ViewMissing }),
  ),
);

/** The list: what is in it, its table or what its rules do with it, and what can be done with all of it. */
export function UrlsList({ table }: { readonly table: UrlsStatus }) {
  const isImporting = useUrlsState((state) => state.importing !== null);
  const imports = useImportDialog();
  const { said, say, sure, ...list } = useListActions(table);
  const [choosesColumns, setChoosesColumns] = useState(false);
  const [side, setSide] = useState<UrlsSide>('urls');
  const isEmpty = table.urls === 0 && !isImporting;
  const isShown = useHasFile() && !isEmpty;
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
          said={said}
          onColumns={() => setChoosesColumns(true)}
        />
      )}
      <div className={styles['import']}>{imports.progress}</div>
      {!isEmpty && !isShown && <p className={styles['loading']}>{urlsTexts.noFile(table.urls)}</p>}
      {isEmpty && <EmptyUrls onPaste={imports.openPaste} onOpen={() => imports.openFile()} />}
      {isShown && side === 'rules' && (
        <Rules>
          <CoverageTable />
        </Rules>
      )}
      {isShown &&
        side === 'urls' &&
        (table.rows === 0 && !isImporting ? <NoUrlFound /> : <UrlsTable table={table} onSay={say} />)}
      {isShown && <UrlsFoot table={table} side={side} onSide={setSide} />}
      {imports.dialog}
      {choosesColumns && <ColumnsDialog onClose={() => setChoosesColumns(false)} />}
      {sure && <SureDialog {...sure} />}
    </div>
  );
}

/** The room in which the rules stand instead of the table. */
function Rules({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['rules']}>
      <Suspense fallback={<p className={styles['loading']}>{appTexts.viewLoading}</p>}>{children}</Suspense>
    </div>
  );
}
