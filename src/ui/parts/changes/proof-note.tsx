import { compareTexts, proofNote } from '../../../messages';
import type { TextCheck } from '../../../store';
import { Icon } from '../controls/icon';
import { RichText } from '../text/rich-text';
import styles from './proof-note.module.css';
import { ProvenIcon } from './proven-icon';

/** Says below some changes whether there are others: proven for every URL, or not. */
export function ProofNote({ check }: { readonly check: TextCheck }) {
  return (
    <p
      className={styles['note']}
      data-proven={check.isProven}
      title={check.isProven ? compareTexts.proven : undefined}
    >
      {check.isProven ? <ProvenIcon /> : <Icon name="warning" />}
      <span>
        <RichText text={proofNote(check)} />
      </span>
    </p>
  );
}
