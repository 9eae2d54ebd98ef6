import { useState } from 'react';
import { asForAll, expectationWords, expectedOf, urlsTexts } from '../../../messages';
import type { UrlRow, UrlsColumn } from '../../../store';
import { Dialog } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import { useUrls } from '../use-urls';
import styles from './expected-dialog.module.css';

type Word = UrlRow['expected'];

interface ExpectedDialogProps {
  readonly row: UrlRow;
  readonly columns: readonly UrlsColumn[];
  readonly onSay: (text: string, isFailure?: boolean) => void;
  readonly onClose: () => void;
}

/** What is expected of a URL, for all crawlers and for each. Every choice holds at once. */
export function ExpectedDialog({ row, columns, onSay, onClose }: ExpectedDialogProps) {
  const urls = useUrls();
  const [forAll, setForAll] = useState(row.expected);
  const [own, setOwn] = useState<readonly Word[]>(() =>
    columns.map((_, index) => {
      const word = row.cells[index]?.expected ?? null;
      return word === row.expected ? null : word;
    }),
  );
  const expect = (crawler: string | null, word: Word) =>
    urls.expect({ row: row.row, crawler, word }).catch(() => onSay(urlsTexts.failed, true));
  return (
    <Dialog title={expectedOf(row.url)} closeLabel={urlsTexts.close} onClose={onClose}>
      <div className={styles['rows']}>
        <ExpectedChoice
          label={urlsTexts.forAll}
          unset={urlsTexts.notSet}
          word={forAll}
          onChoose={(word) => {
            setForAll(word);
            void expect(null, word);
          }}
        />
        {columns.map(({ input, name }, index) => (
          <ExpectedChoice
            key={input}
            label={name}
            unset={asForAll(forAll)}
            word={own[index] ?? null}
            onChoose={(word) => {
              setOwn(own.with(index, word));
              void expect(name, word);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface ExpectedChoiceProps {
  readonly label: string;
  /** What no word means. */
  readonly unset: string;
  readonly word: Word;
  readonly onChoose: (word: Word) => void;
}

function ExpectedChoice({ label, unset, word, onChoose }: ExpectedChoiceProps) {
  return (
    <label className={styles['row']}>
      <span>{label}</span>
      <span className={styles['box']}>
        <select
          className={styles['select']}
          value={word ?? ''}
          onChange={({ target }) => onChoose((target.value || null) as Word)}
        >
          <option value="">{unset}</option>
          <option value="allowed">{expectationWords.allowed}</option>
          <option value="blocked">{expectationWords.blocked}</option>
        </select>
        <Icon name="down" />
      </span>
    </label>
  );
}
