import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import {
  areasInOverview,
  closedToWhom,
  morePlaces,
  overviewSentence,
  overviewTexts,
  whyOverviewTexts,
} from '../../../messages';
import type { OverviewContent, OverviewRow, Problems } from '../../../store';
import linkStyles from '../../parts/controls/link.module.css';
import { famousCrawlers } from '../../parts/overview/famous-first';
import { PlaceName } from '../../parts/overview/place-name';
import { useOverview } from '../../parts/overview/use-overview';
import { useStartedProblems } from '../../parts/problems/use-started-problems';
import { useActions, useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { tabId } from '../../parts/view/view-panels';
import styles from './no-page.module.css';
import { shortRows } from './short-rows';

/** Most places that a row names. */
const MOST_PLACES = 2;

/** Says in short what the file does, while no page is asked. Shows `children` if that can't be known, or if the server's
 * answer decides. */
export function NoPage({ children }: { readonly children: ReactNode }) {
  // A hidden Why view must not work out what the Overview shows.
  const isOpen = useTester(({ view }) => view === 'why');
  const isRead = useTester(({ report }) => report === null || report.effect.kind === 'rules');
  if (!isRead) return children;
  return isOpen && <Started>{children}</Started>;
}

/** Starts the problem checker, which knows what a file does. */
function Started({ children }: { readonly children: ReactNode }) {
  const problems = useStartedProblems();
  if (problems === 'missing') return children;
  return typeof problems === 'string' ? <Head /> : <Known problems={problems}>{children}</Known>;
}

function Known({ problems, children }: { readonly problems: Problems; readonly children: ReactNode }) {
  const status = useStore(problems.store, (state) => state.status);
  const overview = useOverview(problems);
  if (status === 'unavailable' || status === 'stopped') return children;
  if (overview === null) return <Head />;
  return overview.content === null ? children : <ShortOverview content={overview.content} />;
}

function Head({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles['part']}>
      <h3 className={styles['title']}>
        {whyOverviewTexts.noPage} {children && <span>{whyOverviewTexts.inShort}</span>}
      </h3>
      {children}
    </div>
  );
}

function ShortOverview({ content }: { readonly content: OverviewContent }) {
  const actions = useActions();
  const { rows, more } = shortRows(content);
  const goToOverview = () => {
    actions.setView('overview');
    document.getElementById(tabId('overview'))?.focus();
  };
  return (
    <Head>
      <p className={styles['sentence']}>{overviewSentence(content)}</p>
      <p className={styles['famous']}>
        <RichText text={famousCrawlers(content)} />
      </p>
      {rows.length > 0 && (
        <ul className={styles['rows']} aria-label={whyOverviewTexts.rows}>
          {rows.map((row) => (
            <li key={row.places[0]?.pattern ?? ''} className={styles['row']}>
              <span className={styles['place']}>
                <Places row={row} />
              </span>
              <span>{closedToWhom(row, content)}</span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={linkStyles['link']} onClick={goToOverview}>
        {areasInOverview(more)}
      </button>
    </Head>
  );
}

function Places({ row: { places, placeCount } }: { readonly row: OverviewRow }) {
  if (placeCount === 0) return <b>{overviewTexts.rest}</b>;
  const shown = places.slice(0, MOST_PLACES);
  return (
    <>
      {shown.map((place, index) => (
        <span key={place.pattern}>
          {index > 0 && ', '}
          <PlaceName place={place} />
        </span>
      ))}
      {placeCount > shown.length && ` ${morePlaces(placeCount - shown.length)}`}
    </>
  );
}
