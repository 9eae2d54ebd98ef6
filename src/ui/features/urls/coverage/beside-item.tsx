import {
  besideChoices,
  besideOwn,
  besideSentence,
  changePattern,
  changePatternIn,
  coverageTexts,
  urlsFigure,
} from '../../../../messages';
import { Button } from '../../../parts/controls/button';
import { RichText } from '../../../parts/text/rich-text';
import { wellFormed } from '../../../parts/text/well-formed';
import styles from './beside-item.module.css';
import type { CountedRules, UrlsCoverage } from './counted-rules';
import { type ChangePattern, placeOfEnd } from './use-change-pattern';

interface BesideItemProps {
  readonly counted: CountedRules;
  readonly found: UrlsCoverage['beside'][number];
  readonly onChange: ChangePattern;
}

/**
 * A rule that blocks more than the folder or page it names: the other URLs it blocks, and two narrower
 * patterns.
 */
export function BesideItem({ counted, found, onChange }: BesideItemProps) {
  const { line, own, beside, names } = found;
  const pattern = wellFormed(found.pattern);
  const at = placeOfEnd(counted, line, found.pattern);
  const named = names.reduce((sum, { urls }) => sum + urls, 0);
  const choices = besideChoices(pattern);
  return (
    <li className={styles['item']} data-beside-line={line}>
      <p>
        <RichText text={besideSentence(`Disallow: ${pattern}`, line, beside)} />
      </p>
      <ul className={styles['names']} aria-label={coverageTexts.names}>
        {names.map(({ path, urls }) => (
          <li key={path}>
            <code>{wellFormed(path)}</code> <span className={styles['count']}>{urlsFigure(urls)}</span>
          </li>
        ))}
        {named < beside && <li className={styles['count']}>{coverageTexts.more}</li>}
      </ul>
      <p className={styles['own']}>
        <RichText text={besideOwn(pattern, own)} />
      </p>
      <ul className={styles['choices']}>
        {(['folder', 'page'] as const).map((choice) => {
          const end = choice === 'folder' ? '/' : '$';
          return (
            <li key={choice}>
              <span>
                <RichText text={choices[choice]} />
              </span>
              {at !== null && (
                <Button
                  outlined
                  small
                  className={styles['change']}
                  aria-label={changePatternIn(`${pattern}${end}`, line)}
                  onClick={() => onChange(at, end)}
                >
                  {changePattern(`${pattern}${end}`)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {at === null && <p className={styles['own']}>{coverageTexts.unusual}</p>}
    </li>
  );
}
