import { formatNumber, problemsTexts } from '../../../messages';
import type { FixPreview } from '../../../store';
import { HiddenText } from '../../parts/text/hidden-text';
import styles from './preview-lines.module.css';

/** Changed lines before and after. */
export function PreviewLines({ lines }: Pick<FixPreview, 'lines'>) {
  return (
    <ol className={styles['lines']}>
      {lines.map(({ number, before, after }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes; several lines may be added before the same one
        <li key={place} className={styles['line']}>
          <span className={styles['number']}>
            {/* An added line has no number yet. */}
            {before !== null && (
              <>
                <HiddenText>{problemsTexts.preview.line} </HiddenText>
                {formatNumber(number)}
              </>
            )}
          </span>
          <span>
            {before !== null && <Change sign="−" word={problemsTexts.preview.removed} text={before} />}
            {after !== null && <Change sign="+" word={problemsTexts.preview.added} text={after} isAdded />}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface ChangeProps {
  readonly sign: string;
  readonly word: string;
  readonly text: string;
  readonly isAdded?: boolean;
}

function Change({ sign, word, text, isAdded = false }: ChangeProps) {
  const Element = isAdded ? 'ins' : 'del';
  return (
    <Element className={styles[isAdded ? 'added' : 'removed']}>
      <span aria-hidden="true" className={styles['sign']}>
        {sign}
      </span>
      <HiddenText>{word}: </HiddenText>
      <code>{text === '' ? ' ' : text}</code>
    </Element>
  );
}
