import { otherSiteTexts, startTexts } from '../../../messages';
import { urlOnExample } from '../../../store';
import { fetchForQuestion } from '../../../store/bring';
import { Icon } from '../../parts/controls/icon';
import { isApple } from '../../parts/is-apple';
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
        <b>{otherSiteTexts.noAnswer}</b> <span>{otherSiteTexts.why(new URL(example).origin, site)}</span>
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
              <Way name={otherSiteTexts.fetchFrom(site)} about={otherSiteTexts.fetchAbout} />
              <Icon name="right" />
            </button>
          </li>
        )}
        <li>
          <div className={styles['way']}>
            <Icon name="paste" />
            <Way name={otherSiteTexts.paste} about={otherSiteTexts.pasteAbout(site)} />
            <kbd className={styles['keys']}>{startTexts.pasteKeys(isApple())}</kbd>
          </div>
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
            <Way name={otherSiteTexts.useExample} about={otherSiteTexts.exampleAbout(example)} />
            <Icon name="right" />
          </button>
        </li>
      </ul>
    </div>
  );
}

function Way({ name, about }: { readonly name: string; readonly about: string }) {
  return (
    <span>
      <span className={styles['name']}>{name}</span> <span className={styles['about']}>{about}</span>
    </span>
  );
}
