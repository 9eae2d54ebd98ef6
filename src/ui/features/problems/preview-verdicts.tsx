import {
  changedAnswers,
  changedFor,
  moreVerdicts,
  outcomeWord,
  previewVerdict,
  problemsTexts,
} from '../../../messages';
import type { TextCheck, VerdictChange } from '../../../store';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import { Icon } from '../../parts/controls/icon';
import { wellFormed } from '../../parts/text/well-formed';
import styles from './preview-verdicts.module.css';

/** Lists the verdicts that would change. If they are proven, each row is an example of the URLs that change alike. */
export function PreviewVerdicts({ check }: { readonly check: TextCheck }) {
  const { changes, changed } = check;
  const { example, crawler, before, after } = problemsTexts.preview;
  const url = check.kind === 'proven' ? example : problemsTexts.preview.url;
  return (
    <section aria-label={problemsTexts.preview.verdicts}>
      <h3 className={styles['title']}>{changedAnswers(check)}</h3>
      {changed > 0 && (
        <table className={styles['verdicts']}>
          <thead>
            <tr>
              <th scope="col">{url}</th>
              <th scope="col">{crawler}</th>
              <th scope="col">{before}</th>
              <th scope="col">{after}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={`${change.url} ${change.crawlers.join()} ${change.before.line}`}>
                <td className={styles['url']}>{wellFormed(change.url)}</td>
                <td data-label={crawler}>{changedFor(change.crawlers)}</td>
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
      {changed > changes.length && <p>{moreVerdicts(changed - changes.length)}</p>}
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
