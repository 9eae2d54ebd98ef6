import { type RuleAbout, sources } from '../../../engine/lint-texts';
import { problemsTexts } from '../../../messages';
import link from '../../parts/controls/link.module.css';
import { HiddenText } from '../../parts/text/hidden-text';
import styles from './finding-about.module.css';

/** Why a kind of mistake matters, what crawlers do with it, and where that is written. Nothing is loaded before a link is followed. */
export function FindingAbout({ about }: { readonly about: RuleAbout }) {
  return (
    <dl className={styles['about']}>
      <dt>{problemsTexts.why}</dt>
      <dd>{about.why}</dd>
      <dt>{problemsTexts.crawlers}</dt>
      <dd>
        <ul>
          {about.crawlers.map(({ who, does }) => (
            <li key={who}>
              <b className={styles['who']}>{who}</b> {does}
            </li>
          ))}
        </ul>
      </dd>
      <dt>{problemsTexts.sources}</dt>
      <dd>
        <ul className={styles['sources']}>
          {about.sources.map((key) => (
            <li key={key}>
              <a className={link['link']} href={sources[key].url} target="_blank" rel="noopener">
                {sources[key].name}
                <HiddenText>({problemsTexts.newTab})</HiddenText>
              </a>
            </li>
          ))}
        </ul>
      </dd>
    </dl>
  );
}
