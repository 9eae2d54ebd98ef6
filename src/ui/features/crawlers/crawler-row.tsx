import { memo, useLayoutEffect, useRef } from 'react';
import type { CatalogueCrawler } from '../../../catalogue';
import { crawlersList } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import type { IconName } from '../../parts/controls/icon-shapes';
import { useActions } from '../../parts/tester-context';
import { HiddenText } from '../../parts/text/hidden-text';
import { LineLink } from '../../parts/text/line-link';
import { Term } from '../../parts/text/term';
import { type CrawlerFacts, haveSameFacts } from './crawler-facts';
import styles from './crawler-row.module.css';

interface CrawlerRowProps {
  readonly crawler: CatalogueCrawler;
  readonly facts: CrawlerFacts;
  /** True for the tested crawler. */
  readonly isTested: boolean;
  readonly isStop: boolean;
}

const icons = { blocked: 'blocked', allowed: 'tick', other: 'waiting' } as const satisfies Record<
  CrawlerFacts['tally'],
  IconName
>;

/** A crawler with the outcome for the URL and the reason. A click tests the crawler. */
export const CrawlerListRow = memo(
  function CrawlerListRow({ crawler, facts, isTested, isStop }: CrawlerRowProps) {
    const actions = useActions();
    const outcomeId = `crawler-${crawler.id}-outcome`;
    const reasonId = `crawler-${crawler.id}-reason`;
    return (
      <li
        className={classNames(styles['row'], isTested && styles['tested'])}
        data-crawler={crawler.id}
        data-tally={facts.tally}
      >
        <button
          type="button"
          className={styles['name']}
          title={`${crawler.name}, ${crawler.operator}`}
          tabIndex={isStop ? 0 : -1}
          aria-current={isTested ? 'true' : undefined}
          aria-describedby={`${outcomeId} ${reasonId}`}
          onClick={() => actions.setCrawler(crawler.id)}
        >
          {crawler.name}
        </button>
        <span id={outcomeId} className={classNames(styles['outcome'], styles[facts.tally])}>
          <Icon name={icons[facts.tally]} />
          <span>{facts.outcome}</span>
          {facts.isAssumed && (
            <>
              <span aria-hidden="true" className={styles['mark']}>
                {crawlersList.mark}
              </span>
              <HiddenText>{crawlersList.readingMark}</HiddenText>
            </>
          )}
        </span>
        <RowReason id={reasonId} facts={facts} />
      </li>
    );
  },
  // Every comparison creates new objects, but most rows show the same as before.
  (before, after) =>
    before.crawler === after.crawler &&
    before.isTested === after.isTested &&
    before.isStop === after.isStop &&
    haveSameFacts(before.facts, after.facts),
);

interface RowReasonProps {
  readonly id: string;
  readonly facts: CrawlerFacts;
}

/** The reason for the outcome: a short note, explained if needed, and the deciding line. */
function RowReason({ id, facts: { note, explain, line } }: RowReasonProps) {
  const reason = useRef<HTMLSpanElement>(null);
  // `Term` and `LineLink` are Tab stops elsewhere. Here the arrow keys reach them.
  useLayoutEffect(() => {
    for (const part of reason.current?.querySelectorAll<HTMLElement>('a, button') ?? []) part.tabIndex = -1;
  });
  return (
    <span ref={reason} id={id} className={styles['reason']}>
      {note !== null && (explain === null ? note : <Term word={note} explain={explain} />)}
      {note !== null && line > 0 && ' · '}
      {line > 0 && <LineLink line={line} />}
    </span>
  );
}
