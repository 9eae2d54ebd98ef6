import { moreVerdicts, outcomeWord, previewVerdict, problemsTexts, verdictsChange } from '../../messages';
import type { VerdictChange } from '../../store';
import { Icon } from '../parts/icon';
import { outcomeIcon } from '../parts/outcome-icon';
import { wellFormed } from '../parts/well-formed';
import styles from './preview-verdicts.module.css';

/** Verdicts that are listed. */
const MOST_LISTED = 100;

interface PreviewVerdictsProps {
  readonly verdicts: readonly VerdictChange[];
  /** What each of them is about, in the same order. */
  readonly urls: readonly string[];
}

/** The verdicts that would change, of those that are asked about. */
export function PreviewVerdicts({ verdicts, urls }: PreviewVerdictsProps) {
  const changed = verdicts
    .map((verdict, index) => ({ ...verdict, url: urls[index] ?? '' }))
    .filter(({ before, after }) => before.outcome !== after.outcome);
  const { url, before, after } = problemsTexts.preview;
  return (
    <section aria-label={problemsTexts.preview.verdicts}>
      <h3 className={styles['title']}>{verdictsChange(changed.length, verdicts.length)}</h3>
      {changed.length > 0 && (
        <table className={styles['verdicts']}>
          <thead>
            <tr>
              <th scope="col">{url}</th>
              <th scope="col">{before}</th>
              <th scope="col">{after}</th>
            </tr>
          </thead>
          <tbody>
            {changed.slice(0, MOST_LISTED).map((change, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that is made once; the same URL may be asked about twice
              <tr key={place}>
                <td className={styles['url']}>{wellFormed(change.url)}</td>
                <td data-label={before}>
                  <Verdict {...change.before} />
                </td>
                <td data-label={after}>
                  <Verdict {...change.after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changed.length > MOST_LISTED && <p>{moreVerdicts(changed.length - MOST_LISTED)}</p>}
    </section>
  );
}

function Verdict({ outcome, line }: VerdictChange['before']) {
  return (
    <span className={styles['verdict']} data-outcome={outcome}>
      <Icon name={outcomeIcon(outcome)} />
      {previewVerdict(outcomeWord(outcome), line)}
    </span>
  );
}
