import { dialectTexts, enginesTexts, partNames, type ReaderPart } from '../../../messages';
import type { EngineRow } from '../../parts/answer/use-comparison';
import styles from './reader-parts.module.css';

const PARTS = Object.keys(partNames) as readonly ReaderPart[];

/** How a reader treats each part of a file, and of which of them that is assumed. */
export function ReaderParts({ dialect }: { readonly dialect: EngineRow['dialect'] }) {
  const { parts, assumedParts } = dialectTexts[dialect];
  return (
    <dl className={styles['parts']}>
      {PARTS.map((part) => (
        <div key={part} className={styles['part']}>
          <dt>{partNames[part]}</dt>
          <dd>
            {parts[part]} {assumedParts.includes(part) && enginesTexts.assumedPart}
          </dd>
        </div>
      ))}
    </dl>
  );
}
