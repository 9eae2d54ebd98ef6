import { urlsFound, urlsTexts } from '../../../messages';
import type { UrlsStatus } from '../../../store';
import { classNames } from '../../parts/class-names';
import { SearchField } from '../../parts/controls/search-field';
import { Menu } from '../../parts/menu/menu';
import { MenuGroup } from '../../parts/menu/menu-group';
import { MenuItem } from '../../parts/menu/menu-item';
import { FoundStatus } from '../../parts/text/found-status';
import { useUrls, useUrlsState } from '../../parts/urls/use-urls';
import { PHONE, useMedia } from '../../parts/use-media';
import type { ImportDialogControl } from './import/use-import-dialog';
import { RequestedByFilter } from './requested-by';
import { RowFilter } from './row-filter';
import styles from './urls-toolbar.module.css';
import type { ListActions, StatusMessage } from './use-list-actions';

interface UrlsToolbarProps {
  readonly table: UrlsStatus;
  readonly imports: ImportDialogControl;
  readonly list: ListActions;
  /** True while the table of URLs, which the toolbar filters, is shown. */
  readonly filtersRows: boolean;
  /** The result of the last action. */
  readonly status: StatusMessage | null;
  readonly onColumns: () => void;
}

/** Filters and fills the table, and holds the actions on the whole list. */
export function UrlsToolbar({ table, imports, list, filtersRows, status, onColumns }: UrlsToolbarProps) {
  const urls = useUrls();
  const query = useUrlsState((state) => state.query);
  const isPhone = useMedia(PHONE);
  const isFiltered = query.search !== '' || query.choice !== 'all' || query.requestedBy !== null;
  const isSettled = table.phase !== 'working';
  const importItems = <ImportItems imports={imports} />;
  const exportItems = <ExportItems list={list} />;
  // The block layout has no column heads to sort by.
  const sortItems = (['list', 'url'] as const).map((by) => (
    <MenuItem
      key={by}
      label={urlsTexts.sorted[by]}
      onChoose={() => urls.setQuery({ order: by === 'list' ? { by } : { by, descending: false } })}
    />
  ));
  return (
    <>
      <div className={styles['toolbar']}>
        {filtersRows && (
          <>
            <SearchField
              label={urlsTexts.find}
              query={query.search}
              onQuery={(search) => urls.setQuery({ search })}
            />
            <RowFilter
              counts={table.counts}
              chosen={query.choice}
              onChoose={(choice) => urls.setQuery({ choice })}
            />
          </>
        )}
        <div className={styles['actions']}>
          {!isPhone && <Menu label={urlsTexts.import}>{importItems}</Menu>}
          {!isPhone && <Menu label={urlsTexts.export}>{exportItems}</Menu>}
          <Menu label={urlsTexts.more} icon="more" iconOnly>
            {isPhone && <MenuGroup title={urlsTexts.import}>{importItems}</MenuGroup>}
            {isPhone && <MenuGroup title={urlsTexts.export}>{exportItems}</MenuGroup>}
            {isPhone && <MenuGroup title={urlsTexts.sort}>{sortItems}</MenuGroup>}
            <MenuItem icon="example" label={urlsTexts.columns} onChoose={onColumns} />
            <MenuItem icon="equal" label={urlsTexts.accept} onChoose={list.acceptVerdicts} />
            <MenuItem icon="close" label={urlsTexts.clear} onChoose={list.clear} />
          </Menu>
        </div>
        {filtersRows && <RequestedByFilter table={table} />}
      </div>
      <div
        role="status"
        aria-label={urlsTexts.done}
        className={classNames(styles['status'], status?.isFailure && styles['failed'])}
      >
        {status?.text}
      </div>
      <FoundStatus
        label={urlsTexts.found}
        sentence={isFiltered && isSettled ? urlsFound(table.rows, table.urls) : ''}
        filter={query}
      />
    </>
  );
}

function ImportItems({ imports }: { readonly imports: ImportDialogControl }) {
  return (
    <>
      <MenuItem icon="paste" label={urlsTexts.paste} onChoose={imports.openPaste} />
      <MenuItem icon="folder" label={urlsTexts.openFile} onChoose={() => imports.openFile()} />
      <MenuItem icon="file" label={urlsTexts.editList} onChoose={imports.editList} />
    </>
  );
}

function ExportItems({ list }: { readonly list: ListActions }) {
  return (
    <>
      <MenuItem
        icon="file"
        label={urlsTexts.csv}
        hint={urlsTexts.csvHint}
        onChoose={() => list.save('csv')}
      />
      <MenuItem
        icon="embed"
        label={urlsTexts.json}
        hint={urlsTexts.jsonHint}
        onChoose={() => list.save('json')}
      />
      <MenuItem
        icon="save"
        label={urlsTexts.junit}
        hint={urlsTexts.junitHint}
        onChoose={() => list.save('junit')}
      />
    </>
  );
}
