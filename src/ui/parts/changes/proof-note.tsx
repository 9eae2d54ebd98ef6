import { compareTexts, proofNote } from '../../../messages';
import type { TextCheck } from '../../../store';
import { Icon } from '../controls/icon';
import icon from '../controls/icon.module.css';
import { RichText } from '../text/rich-text';
import styles from './proof-note.module.css';

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

/** The sign for a statement that is proven. Not among the icons of the first view, which doesn't need it. */
function ProvenIcon() {
  return (
    <svg className={icon['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2.5 3v10M13.5 3v10M5 6.2h6M5 9.8h6" />
    </svg>
  );
}
