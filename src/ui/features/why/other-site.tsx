import { otherSiteTexts, startTexts } from '../../../messages';
import { urlOnExample } from '../../../store';
import { fetchForQuestion } from '../../../store/bring';
import { isApple } from '../../parts/is-apple';
import { useBinding, useTester } from '../../parts/tester-context';
import { Way, WayList } from '../../parts/way/way-list';
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
      <WayList label={otherSiteTexts.ways}>
        {canFetch && (
          <Way
            icon="globe"
            name={otherSiteTexts.fetchFrom(site)}
            about={otherSiteTexts.fetchAbout}
            onChoose={() => void fetchForQuestion(tester, site)}
          />
        )}
        <Way
          icon="paste"
          name={otherSiteTexts.paste}
          about={otherSiteTexts.pasteAbout(site)}
          keys={startTexts.pasteKeys(isApple())}
        />
        <Way
          icon="example"
          name={otherSiteTexts.useExample}
          about={otherSiteTexts.exampleAbout(example)}
          onChoose={({ currentTarget }) => {
            // The button goes with the question.
            currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
            tester.actions.setUrl(example);
          }}
        />
      </WayList>
    </div>
  );
}
