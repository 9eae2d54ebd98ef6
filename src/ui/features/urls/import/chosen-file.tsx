import { useEffect, useState } from 'react';
import { urlsImportTexts } from '../../../../messages';
import { classNames } from '../../../parts/class-names';
import { useUrls } from '../../../parts/urls/use-urls';
import { FilePlan } from './file-plan';
import styles from './import-dialog.module.css';
import type { ImportOrder, Sniffed } from './import-types';

const { file: texts } = urlsImportTexts;

/** What is known of the chosen file. */
type Looked = 'looking' | 'failed' | Sniffed;

interface ChosenFileProps {
  readonly file: File;
  readonly onImport: (order: ImportOrder) => void;
}

/** What a file was taken for, and how it is to be imported. */
export function ChosenFile({ file, onImport }: ChosenFileProps) {
  const urls = useUrls();
  const [looked, setLooked] = useState<Looked>('looking');
  useEffect(() => {
    let isWanted = true;
    const show = (shown: Looked) => {
      if (isWanted) setLooked(shown);
    };
    urls.sniff(file, file.name).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [urls, file]);
  if (typeof looked === 'string' || looked.plan === null) {
    const isOdd = looked !== 'looking';
    return (
      <p role="status" className={classNames(styles['refusal'], isOdd && styles['odd'])}>
        {texts[typeof looked === 'string' ? looked : 'noText']}
      </p>
    );
  }
  return <FilePlan file={file} plan={looked.plan} sample={looked.sample} onImport={onImport} />;
}
