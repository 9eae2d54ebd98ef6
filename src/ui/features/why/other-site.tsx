import { otherSiteTexts } from '../../../messages';
import { urlOnExample } from '../../../store';
import { fetchForQuestion } from '../../../store/bring';
import { Icon } from '../../parts/controls/icon';
import { useBinding, useTester } from '../../parts/tester-context';
import styles from './other-site.module.css';

/** Ways to get an answer about a page whose host isn't the example's. `site` is its scheme, host and port. */
export function OtherSite({ site }: { readonly site: string }) {
  const tester = useBinding();
  const canFetch = useTester(({ live }) => live !== 'absent') && /^https?:/.test(site);
  const example = useTester(urlOnExample);
  if (example === null) return null;
  return (
    <div className={styles['part']}>
      <h3 className={styles['title']}>
        {otherSiteTexts.noAnswer} <span>{otherSiteTexts.why(new URL(example).origin, site)}</span>
      </h3>
      <ul className={styles['ways']} aria-label={otherSiteTexts.ways}>
        {canFetch && (
          <li>
            <button
              type="button"
              className={styles['way']}
              onClick={() => void fetchForQuestion(tester, site)}
            >
              <Icon name="globe" />
              <span>
                <b>{otherSiteTexts.fetchFrom(site)}</b> {otherSiteTexts.fetchAbout}
              </span>
            </button>
          </li>
        )}
        <li className={styles['way']}>
          <Icon name="file" />
          <span>
            <b>{otherSiteTexts.paste}</b> {otherSiteTexts.pasteAbout(site)}
          </span>
        </li>
        <li>
          <button
            type="button"
            className={styles['way']}
            onClick={({ currentTarget }) => {
              // The button goes with the question.
              currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
              tester.actions.setUrl(example);
            }}
          >
            <Icon name="example" />
            <span>
              <b>{otherSiteTexts.useExample}</b> {otherSiteTexts.exampleAbout(example)}
            </span>
          </button>
        </li>
      </ul>
    </div>
  );
}
