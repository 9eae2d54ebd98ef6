import { useState } from 'react';
import { urlsImportTexts } from '../../../../messages';
import { classNames } from '../../../parts/class-names';
import { Button } from '../../../parts/controls/button';
import { wellFormed } from '../../../parts/text/well-formed';
import dialogStyles from './import-dialog.module.css';
import styles from './import-report.module.css';

const { report: texts } = urlsImportTexts;

/** Copies addresses, one per line, and says what became of that. */
export function CopyAddresses({ addresses }: { readonly addresses: readonly string[] }) {
  const [outcome, setOutcome] = useState<'copied' | 'copyDenied' | null>(null);
  const copy = async () => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(wellFormed(addresses.join('\n')));
      setOutcome('copied');
    } catch {
      setOutcome('copyDenied');
    }
  };
  return (
    <div className={styles['more']}>
      <Button outlined small onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <span role="status" className={classNames(outcome === 'copyDenied' && dialogStyles['odd'])}>
        {outcome && texts[outcome]}
      </span>
    </div>
  );
}
