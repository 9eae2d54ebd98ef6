import { type FormEvent, useEffect, useRef, useState } from 'react';
import { urlsImportTexts } from '../../../messages';
import buttonStyles from '../../parts/button.module.css';
import { classNames } from '../../parts/class-names';
import { useUrls } from '../use-urls';
import styles from './import-dialog.module.css';
import type { ImportOrder } from './import-types';
import { TypedList } from './typed-list';
import { typedOrder } from './typed-order';

const { edit: texts, report } = urlsImportTexts;

/** The list as it is, to be changed as text; or why it is not shown. */
export function EditForm({ onImport }: { readonly onImport: (order: ImportOrder) => void }) {
  const urls = useUrls();
  const field = useRef<HTMLTextAreaElement>(null);
  const [list, setList] = useState<{ readonly text: string } | 'loading' | 'tooLong' | 'failed'>('loading');
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (shown: typeof list) => {
      if (isWanted) setList(shown);
    };
    urls.entriesText().then(
      (text) => show(text === null ? 'tooLong' : { text }),
      () => show('failed'),
    );
    return () => {
      isWanted = false;
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
    else onImport(order);
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
        <button type="submit" className={classNames(buttonStyles['button'], buttonStyles['primary'])}>
          {texts.save}
        </button>
      </div>
    </form>
  );
}
