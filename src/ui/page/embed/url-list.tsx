import { useEffect, useState } from 'react';
import type { Verdict } from '../../../embed/element-api';
import { listedUrlName, metExpectations, unmetExpectation, urlListLabel } from '../../../messages';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { useActions, useTester } from '../../parts/tester-context';
import { useEmbed, useEmbedSetting } from './embed-context';
import pageStyles from './embed-page.module.css';
import type { EmbedSettings } from './embed-settings';
import styles from './url-list.module.css';

/** Answers to a list of URLs; null while they are being computed. */
interface GivenAnswers {
  readonly urls: EmbedSettings['urls'];
  readonly answers: readonly (Verdict | null)[] | null;
}

/** The URLs that the host lists, each with its answer and whether that is the expected one. A click asks about one. */
export function UrlList() {
  const urls = useEmbedSetting((settings) => settings.urls);
  const { answerUrls } = useEmbed();
  const actions = useActions();
  const current = useTester((state) => state.urlInput);
  // Answers belong to the list that they were given for.
  const [given, setGiven] = useState<GivenAnswers>({ urls, answers: null });
  useEffect(
    () =>
      answerUrls(
        urls.map(({ url }) => url),
        (answers) => setGiven({ urls, answers }),
      ),
    [answerUrls, urls],
  );
  const answers = given.urls === urls ? given.answers : null;
  const outcomes = urls.map((_, index) => answers?.[index]?.outcome ?? null);
  const expected = urls.flatMap((listed, index) =>
    listed.expected === null ? [] : [listed.expected === outcomes[index]],
  );
  const isAnswered = expected.length > 0 && !outcomes.includes(null);
  return (
    <div className={pageStyles['urls']}>
      <ul className={styles['list']} aria-label={urlListLabel}>
        {urls.map((listed, index) => {
          const outcome = outcomes[index] ?? null;
          const isUnmet = outcome !== null && listed.expected !== null && listed.expected !== outcome;
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
                aria-label={listedUrlName(listed.url, outcome, listed.expected)}
                title={listed.url}
                onClick={() => actions.setUrl(listed.url)}
              >
                <Icon name={outcomeIcon(outcome ?? 'none')} />
                <span className={styles['path']} translate="no">
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
      <p role="status" className={styles['summary']}>
        {isAnswered && metExpectations(expected.filter(Boolean).length, expected.length)}
      </p>
    </div>
  );
}
