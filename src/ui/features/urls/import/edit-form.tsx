import { type FormEvent, useEffect, useRef, useState } from 'react';
import { urlsImportTexts } from '../../../../messages';
import type { Urls } from '../../../../store';
import { Button } from '../../../parts/controls/button';
import { useUrls } from '../../../parts/urls/use-urls';
import styles from './import-dialog.module.css';
import type { ImportOrder } from './import-types';
import { TypedList } from './typed-list';
import { typedOrder } from './typed-order';

const { edit: texts, report } = urlsImportTexts;

/** The list as text, or the reason why it isn't shown. */
type Shown = Awaited<ReturnType<Urls['entriesText']>> | 'loading' | 'failed';

/** Edits the list as text, or shows why it can't be edited. */
export function EditForm({ onImport }: { readonly onImport: (order: ImportOrder) => void }) {
  const urls = useUrls();
  const field = useRef<HTMLTextAreaElement>(null);
  const [list, setList] = useState<Shown>('loading');
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (shown: Shown) => {
      if (isCurrent) setList(shown);
    };
    urls.entriesText().then(show, () => show('failed'));
    return () => {
      isCurrent = false;
    };
  }, [urls]);
  const isShown = typeof list === 'object';
  useEffect(() => {
    if (isShown) field.current?.focus({ preventScroll: true });
  }, [isShown]);
  if (!isShown)
    return (
      <p role="status" className={styles['refusal']}>
        {texts[list]}
      </p>
    );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    const order = await typedOrder(urls, text, true);
    if (order === null) setRefusal(report.failed);
    else onImport({ ...order, isEdited: true });
  };
  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)}>
      <div className={styles['body']}>
        <TypedList ref={field} text={list.text} />
      </div>
      <div className={styles['foot']}>
        <div role="status" className={styles['refused']}>
          {refusal}
        </div>
        <Button type="submit" primary>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
