import { useMemo, useState } from 'react';
import {
  appTexts,
  crawlersList,
  crawlersView,
  noCrawlerFound,
  type Rich,
  waitingSentence,
} from '../../../messages';
import type { Catalogue } from '../../../store';
import { useAnswer } from '../../parts/answer/use-answer';
import link from '../../parts/controls/link.module.css';
import { usePolicyTokensNote } from '../../parts/file/use-policy-tokens-note';
import { useTester } from '../../parts/tester-context';
import { HiddenText } from '../../parts/text/hidden-text';
import { RichText } from '../../parts/text/rich-text';
import { CrawlerList } from './crawler-list';
import { CrawlersHead } from './crawlers-head';
import styles from './crawlers-panel.module.css';
import { focusSearch } from './focus-search';
import { type CrawlerFilter, filteredSections, type ListedSection, listedSections } from './listed-crawlers';
import { useComparedCrawlers } from './use-compared-crawlers';

/** Every crawler with its outcome. The list can be filtered, searched and copied. */
export function CrawlersPanel({ catalogue }: { readonly catalogue: Catalogue }) {
  return (
    <>
      <h2>
        <HiddenText>{appTexts.crawlersView}</HiddenText>
      </h2>
      <div className={styles['panel']}>
        <TestedCrawlers catalogue={catalogue} />
      </div>
    </>
  );
}

/** The list, or what it waits for. */
function TestedCrawlers({ catalogue }: { readonly catalogue: Catalogue }) {
  const compared = useComparedCrawlers();
  const waiting = useWaiting();
  const testedId = useTester(({ crawler }) => (crawler.kind === 'known' ? crawler.crawler.id : null));
  const [filter, setFilter] = useState<CrawlerFilter>({ show: 'all', query: '' });
  const sections = useMemo(
    () => (compared === null ? [] : listedSections(catalogue.crawlers, compared.rows)),
    [catalogue, compared],
  );
  const shown = useMemo(() => filteredSections(sections, filter), [sections, filter]);

  if (compared === null) return <CrawlersWaiting text={waiting} />;
  return (
    <>
      <CrawlersHead
        sections={sections}
        shown={shown}
        filter={filter}
        onFilter={setFilter}
        url={compared.url}
      />
      {/* Without `tabIndex`, Firefox would make this a Tab stop before the rows, which already scroll it. */}
      <div className={styles['scroller']} tabIndex={-1} data-version={compared.version}>
        {shown.length === 0 ? (
          <NoCrawlerFound filter={filter} onFilter={setFilter} />
        ) : (
          <>
            <ReadingLegend sections={shown} />
            <Preferences />
            <CrawlerList sections={shown} testedId={testedId} />
          </>
        )}
      </div>
    </>
  );
}

/** Returns what is missing for the list, or a loading message. */
function useWaiting(): Rich {
  const answer = useAnswer();
  return answer.kind === 'waiting' && answer.waiting.kind !== 'answer'
    ? waitingSentence(answer.waiting)
    : [crawlersView.waiting];
}

/** Explains the mark after an outcome. Renders nothing if no row has one. */
function ReadingLegend({ sections }: { readonly sections: readonly ListedSection[] }) {
  const isNeeded = sections.some(({ rows }) => rows.some(({ facts }) => facts.isAssumed));
  if (!isNeeded) return null;
  return (
    <p className={styles['legend']}>
      <span aria-hidden="true">{crawlersList.mark} </span>
      {crawlersList.legend}
    </p>
  );
}

/** Says which names in the file aren't crawlers. Renders nothing if all are. */
function Preferences() {
  const note = usePolicyTokensNote();
  return (
    note && (
      <p className={styles['legend']}>
        <RichText text={note} />
      </p>
    )
  );
}

interface NoCrawlerFoundProps {
  readonly filter: CrawlerFilter;
  readonly onFilter: (filter: CrawlerFilter) => void;
}

/** Replaces the rows if the filter matches none, with buttons to reset it. */
function NoCrawlerFound({ filter, onFilter }: NoCrawlerFoundProps) {
  const query = filter.query.trim();
  return (
    <p className={styles['text']}>
      {noCrawlerFound(filter.show, query)}{' '}
      {query !== '' && (
        <button
          type="button"
          className={link['link']}
          onClick={() => {
            focusSearch();
            onFilter({ ...filter, query: '' });
          }}
        >
          {crawlersList.clearSearch}
        </button>
      )}{' '}
      {filter.show !== 'all' && (
        <button
          type="button"
          className={link['link']}
          onClick={() => {
            focusSearch();
            onFilter({ ...filter, show: 'all' });
          }}
        >
          {crawlersList.showAll}
        </button>
      )}
    </p>
  );
}

/** Replaces the list while it loads or while something is missing. */
function CrawlersWaiting({ text }: { readonly text: Rich }) {
  return (
    <p className={styles['waiting']}>
      <RichText text={text} />
    </p>
  );
}
