import { useState } from 'react';
import {
  asForAll,
  expectationChoices,
  expectedOf,
  expectRefused,
  requestedByMeaning,
  urlsTexts,
} from '../../../../messages';
import type { UrlRow, UrlsColumn } from '../../../../store';
import { Select } from '../../../parts/controls/select';
import { Dialog } from '../../../parts/dialog/dialog';
import { useUrls } from '../../../parts/urls/use-urls';
import styles from './expected-dialog.module.css';
import { offeredWords, ownWord } from './row-facts';

type Word = UrlRow['expected'];

interface ExpectedDialogProps {
  readonly row: UrlRow;
  readonly columns: readonly UrlsColumn[];
  readonly onNotify: (text: string, isFailure?: boolean) => void;
  readonly onClose: () => void;
}

/** Sets the expectation of a URL, for all crawlers and for each one. Changes apply immediately. */
export function ExpectedDialog({ row, columns, onNotify, onClose }: ExpectedDialogProps) {
  const urls = useUrls();
  const [forAll, setForAll] = useState(row.expected);
  const [own, setOwn] = useState<readonly Word[]>(() => columns.map((_, index) => ownWord(row.cells[index])));
  const [refusal, setRefusal] = useState<string | null>(null);
  /**
   * Restores the previous choice if the worker refuses the new one. The view reports the refusal, too, because
   * this dialog may be closed by then.
   */
  const expect = async (crawler: string | null, word: Word, undo: () => void) => {
    const { url } = row;
    setRefusal(null);
    const problem = await urls.expect({ url, crawler, word }).then(
      (answer) => (answer === 'set' ? null : expectRefused(answer, url)),
      () => urlsTexts.failed,
    );
    if (problem === null) return;
    undo();
    setRefusal(problem);
    onNotify(problem, true);
  };
  return (
    <Dialog title={expectedOf(row.url)} closeLabel={urlsTexts.close} onClose={onClose}>
      {row.requestedBy.length > 0 && (
        <p className={styles['requesters']}>{requestedByMeaning(row.requestedBy)}</p>
      )}
      <div className={styles['rows']}>
        <ExpectedChoice
          label={urlsTexts.forAll}
          unset={urlsTexts.notSet}
          word={forAll}
          offered={offeredWords(columns, forAll)}
          onChoose={(word) => {
            setForAll(word);
            void expect(null, word, () => setForAll(forAll));
          }}
        />
        {columns.map((column, index) => (
          <ExpectedChoice
            key={column.input}
            label={column.name}
            unset={asForAll(forAll)}
            word={own[index] ?? null}
            offered={offeredWords([column], own[index] ?? null)}
            onChoose={(word) => {
              const set = (to: Word) => setOwn((words) => words.with(index, to));
              set(word);
              void expect(column.name, word, () => set(own[index] ?? null));
            }}
          />
        ))}
      </div>
      <p role="alert" className={styles['refusal']}>
        {refusal}
      </p>
    </Dialog>
  );
}

interface ExpectedChoiceProps {
  readonly label: string;
  /** Label of the option without an expectation. */
  readonly unset: string;
  readonly word: Word;
  readonly offered: readonly NonNullable<Word>[];
  readonly onChoose: (word: Word) => void;
}

function ExpectedChoice({ label, unset, word, offered, onChoose }: ExpectedChoiceProps) {
  return (
    <label className={styles['row']}>
      <span>{label}</span>
      <Select value={word ?? ''} onChange={({ target }) => onChoose((target.value || null) as Word)}>
        <option value="">{unset}</option>
        {offered.map((each) => (
          <option key={each} value={each}>
            {expectationChoices[each]}
          </option>
        ))}
      </Select>
    </label>
  );
}
