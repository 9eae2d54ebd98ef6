import {
  fieldNotes,
  fieldSentence,
  fieldState,
  fieldsNotListed,
  fieldTexts,
  fieldTitle,
  plain,
} from '../../../messages';
import type { Answered } from '../../parts/answer/use-answer';
import { classNames } from '../../parts/class-names';
import { LineLink } from '../../parts/text/line-link';
import { RichText } from '../../parts/text/rich-text';
import styles from './facts.module.css';

/** Maximum number of lines listed. Every group of a file may have such a line. */
const LISTED = 20;

/** Lists the fields that don't affect the verdict but may concern the crawler. Renders nothing if there are none. */
export function FieldList({ answer }: { readonly answer: Answered }) {
  const { crawler, dialect, verdict } = answer;
  const { facts, total } = verdict.fields;
  const concerning = facts.filter(({ scope }) => scope !== 'other-group');
  const listed = concerning.slice(0, LISTED);
  if (total === 0) return null;
  return (
    <>
      <ul className={styles['list']} aria-label={fieldTexts.heading}>
        {listed.map((fact, index) => (
          // A dialect may split one line into several.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list has no state to keep
          <li key={index} className={styles['item']}>
            <span className={styles['head']}>
              <LineLink line={fact.line} />
              <span className={styles['line']}>
                <RichText text={fieldTitle(fact)} />
              </span>
              <span className={classNames(styles['state'], fact.isInEffect && styles['inEffect'])}>
                {fieldState(fact, crawler)}
              </span>
            </span>
            <span className={styles['sentence']}>
              <RichText text={fieldSentence(fact, crawler, dialect)} />
            </span>
          </li>
        ))}
      </ul>
      {total > listed.length && (
        <p className={styles['note']}>
          {fieldsNotListed(verdict.fields.concerning - listed.length, total - verdict.fields.concerning)}
        </p>
      )}
      {fieldNotes(concerning, crawler, dialect).map((note) => (
        <p key={plain(note)} className={styles['note']}>
          <RichText text={note} />
        </p>
      ))}
    </>
  );
}
