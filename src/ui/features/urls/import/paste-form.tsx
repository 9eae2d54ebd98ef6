import { type FormEvent, useEffect, useRef, useState } from 'react';
import { noUrlsText, urlsImportTexts } from '../../../../messages';
import { kindOfText } from '../../../../store/bring';
import { Button } from '../../../parts/controls/button';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import styles from './import-dialog.module.css';
import type { ImportOrder } from './import-types';
import { TypedList } from './typed-list';
import { typedOrder } from './typed-order';

const { paste: texts, report } = urlsImportTexts;

/** Imports typed or pasted URLs. */
export function PasteForm({ onImport }: { readonly onImport: (order: ImportOrder) => void }) {
  const urls = useUrls();
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const hasList = useUrlsState((state) => (state.table?.urls ?? 0) > 0);
  // Runs after the dialog has opened and focused its first button.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const accept = async (replaces: boolean) => {
    const text = field.current?.value ?? '';
    if (text.trim() === '') {
      setRefusal(texts.empty);
      field.current?.focus();
      return;
    }
    const noUrls = noUrlsText(kindOfText(text).kind);
    if (noUrls !== null) {
      setRefusal(noUrls);
      return;
    }
    const order = await typedOrder(urls, text, replaces);
    if (order === null) setRefusal(report.failed);
    else onImport(order);
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    void accept(false);
  };
  return (
    <form className={styles['form']} onSubmit={add}>
      <div className={styles['body']}>
        <TypedList ref={field} />
      </div>
      <div className={styles['foot']}>
        <div role="status" className={styles['refused']}>
          {refusal}
        </div>
        {hasList && (
          <Button outlined onClick={() => void accept(true)}>
            {texts.replace}
          </Button>
        )}
        <Button type="submit" primary>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
