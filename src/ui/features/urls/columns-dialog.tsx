import { useEffect, useState } from 'react';
import { columnsChosen, urlsTexts } from '../../../messages';
import { MOST_COLUMNS } from '../../../store/urls/most-columns';
import { useCatalogue } from '../../parts/catalogue/use-catalogue';
import { Button } from '../../parts/controls/button';
import { SearchField } from '../../parts/controls/search-field';
import { Dialog } from '../../parts/dialog/dialog';
import { useActions } from '../../parts/tester-context';
import { useUrls, useUrlsState } from '../../parts/urls/use-urls';
import { columnChoices } from './column-choices';
import styles from './columns-dialog.module.css';

const NONE: readonly string[] = [];

/** Chooses the crawlers that have a column. Changes apply immediately. */
export function ColumnsDialog({ onClose }: { readonly onClose: () => void }) {
  const areChosen = useUrlsState((state) => state.columnsAreChosen);
  const urls = useUrls();
  const actions = useActions();
  const catalogue = useCatalogue();
  const columns = useUrlsState((state) => state.columns);
  const expected = useUrlsState((state) => state.table?.expectedCrawlers) ?? NONE;
  const [search, setSearch] = useState('');
  useEffect(() => actions.loadCatalogue(), [actions]);
  const choices = columnChoices(catalogue?.crawlers ?? [], columns, expected, search);
  const isFull = columns.length >= MOST_COLUMNS;
  const set = (input: string, isChosen: boolean) => {
    const others = columns.map((column) => column.input).filter((each) => each !== input);
    urls.setColumns(isChosen ? [...others, input] : others);
  };
  return (
    <Dialog
      title={urlsTexts.columnsTitle}
      closeLabel={urlsTexts.close}
      onClose={onClose}
      className={styles['dialog']}
    >
      <div className={styles['head']}>
        <SearchField label={urlsTexts.columnsFind} query={search} onQuery={setSearch} />
        <span className={styles['count']} role="status">
          {columnsChosen(columns.length, MOST_COLUMNS)}
        </span>
        <Button
          outlined
          small
          // `aria-disabled`, not `disabled`: a disabled button would lose the focus.
          aria-disabled={!areChosen}
          onClick={() => urls.setColumns(null)}
        >
          {urlsTexts.columnsReset}
        </Button>
        <p className={styles['hint']}>{isFull ? urlsTexts.columnsFull : urlsTexts.columnsFollow}</p>
      </div>
      <ul className={styles['list']} aria-label={urlsTexts.columnsList}>
        {choices.map(({ input, name, about, isChosen, isExpected }) => (
          <li key={input}>
            <label className={styles['choice']}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isChosen ? columns.length === 1 || isExpected : isFull}
                onChange={({ target }) => set(input, target.checked)}
              />
              <span>{name}</span>
              <span className={styles['about']}>{isExpected ? urlsTexts.columnsExpected : about}</span>
            </label>
          </li>
        ))}
      </ul>
      {choices.length === 0 && (
        <p className={styles['none']}>
          {catalogue === null ? urlsTexts.columnsLoading : urlsTexts.columnsNone}
        </p>
      )}
    </Dialog>
  );
}
