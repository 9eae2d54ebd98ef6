import { useEffect, useState } from 'react';
import { listedUrlName, metExpectations, unmetExpectation, urlListLabel } from '../../../messages';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { useActions, useTester } from '../../parts/tester-context';
import { type ListedAnswer, useEmbed, useEmbedSetting } from './embed-context';
import pageStyles from './embed-page.module.css';
import type { EmbedSettings } from './embed-settings';
import { useWasChanged } from './reader-changes';
import { setTitle } from './set-title';
import styles from './urls-to-try.module.css';

/** Answers to a list of URLs; null while they are being computed. */
interface GivenAnswers {
  readonly urls: EmbedSettings['urls'];
  readonly answers: readonly (ListedAnswer | null)[] | null;
}

/** The URLs that the host lists, each with its answer and whether that is the expected one. A click asks about one. */
export function UrlsToTry() {
  const urls = useEmbedSetting((settings) => settings.urls);
  const { answerUrls } = useEmbed();
  const actions = useActions();
  const current = useTester((state) => state.urlInput);
  // Answers belong to the list that they were given for.
  const [given, setGiven] = useState<GivenAnswers>({ urls, answers: null });
  useEffect(() => answerUrls(urls, (answers) => setGiven({ urls, answers })), [answerUrls, urls]);
  const wasChanged = useWasChanged();
  const answers = given.urls === urls ? given.answers : null;
  const isAnswered = answers !== null && !answers.includes(null);
  const met = isAnswered ? answers.flatMap((answer) => answer?.isMet ?? []) : [];
  return (
    <div className={pageStyles['urls']}>
      <ul className={styles['list']} aria-label={urlListLabel}>
        {urls.map((listed, index) => {
          const { outcome = null, isMet = null } = answers?.[index] ?? {};
          const isUnmet = isMet === false;
          return (
            <li key={listed.url}>
              <button
                type="button"
                className={classNames(
                  styles['url'],
                  outcome === 'allowed' && styles['allowed'],
                  outcome === 'disallowed' && styles['blocked'],
                  isUnmet && styles['unmet'],
                )}
                aria-current={listed.url === current || undefined}
                aria-label={listedUrlName(listed.url, outcome, listed.expected, !isUnmet)}
                onClick={() => actions.setUrl(listed.url)}
              >
                <Icon name={outcomeIcon(outcome ?? 'none')} />
                <span className={styles['path']} translate="no" onPointerEnter={setTitle}>
                  {listed.url}
                </span>
                {isUnmet && listed.expected !== null && (
                  <span className={styles['expected']}>{unmetExpectation(listed.expected)}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" aria-live={wasChanged ? 'polite' : 'off'} className={styles['summary']}>
        {met.length > 0 && metExpectations(met.filter(Boolean).length, met.length)}
      </p>
    </div>
  );
}
