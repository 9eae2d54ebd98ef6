import { partLabel, series } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { HiddenText } from '../../parts/text/hidden-text';
import styles from './matched-path.module.css';
import { pathParts } from './path-parts';

interface MatchedPathProps {
  readonly path: string;
  readonly isPathCut: boolean;
  readonly spans: Parameters<typeof pathParts>[1];
  /** The effect of the rule if it wins. Null for other rules. */
  readonly winner: 'allow' | 'disallow' | null;
}

/** The path with the matched parts underlined: solid for literal text, dotted for what `*` matched. */
export function MatchedPath({ path, isPathCut, spans, winner }: MatchedPathProps) {
  const parts = pathParts(path, spans, isPathCut);
  return (
    <>
      <span
        className={classNames(styles['path'], winner !== null && styles[winner])}
        aria-hidden="true"
        translate="no"
      >
        {parts.map(({ kind, from, text }) => (
          <span key={from} className={styles[kind]}>
            {text}
          </span>
        ))}
      </span>
      <HiddenText>{series(parts.map(({ kind, text }) => partLabel(text, kind)))}</HiddenText>
    </>
  );
}
