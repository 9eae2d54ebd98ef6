import { dialectTexts, enginesTexts, whyItDiffers } from '../../../messages';
import type { EngineRow } from '../../parts/answer/use-comparison';
import { SourceLink } from './source-link';
import styles from './why-it-differs.module.css';

/** Why a reader decides otherwise, or by another line, with where that is written. */
export function WhyItDiffers({ row }: { readonly row: EngineRow }) {
  const why = whyItDiffers(row);
  if (why === null) return null;
  return (
    <p className={styles['why']}>
      {why.text}{' '}
      {why.isAssumed ? enginesTexts.assumption : <SourceLink source={dialectTexts[row.dialect].source} />}
    </p>
  );
}
