import {
  changedSince,
  cutBodyText,
  formerName,
  imitated,
  liveFacts,
  liveTexts,
  milliseconds,
  requesterName,
  wayText,
} from '../../../messages';
import type { LiveOutcome } from '../../../store';
import { Button } from '../../parts/controls/button';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import styles from './fetch-panel.module.css';
import { useLive } from './use-live';

type Fetched = Extract<LiveOutcome, { readonly kind: 'fetched' }>;

/** The site's answer, from the outcome to the headers of each response. */
export function FetchedFile({ file, former }: Omit<Fetched, 'kind'>) {
  const live = useLive();
  const nameOf = useCrawlerNames();
  const facts = useTester(({ document: { origin } }) =>
    origin.kind === 'site' && origin.url === file.url ? origin : null,
  );
  const { end } = file;
  const sent = former?.content.origin;
  const way = wayText(file.by);
  return (
    <>
      {end.kind === 'answer' && facts !== null && (
        <p className={styles['facts']}>{liveFacts(facts.bytes, facts.mediaType, facts.answer.maxAge)}</p>
      )}
      {end.kind === 'answer' && end.cut !== null && <p className={styles['odd']}>{cutBodyText(end.cut)}</p>}
      {file.as !== null && <p>{imitated(nameOf(file.as))}</p>}
      {former && sent && (
        <p className={styles['changed']}>
          {changedSince(
            former.isSame,
            sent.at,
            sent.as === file.as && sent.by === file.by
              ? null
              : requesterName(sent.by, sent.as === null ? liveTexts.thisTester : nameOf(sent.as)),
          )}{' '}
          {!former.isSame && (
            <Button outlined small onClick={() => live.compareWithFormer(formerName(file.url, sent.at))}>
              {liveTexts.compare}
            </Button>
          )}
        </p>
      )}
      <Hops hops={file.hops} />
      {way !== null && (
        <p className={styles['agent']}>
          <RichText text={way} />
        </p>
      )}
      {file.userAgent !== null && (
        <p className={styles['agent']}>
          {liveTexts.sentAs} <code>{file.userAgent}</code>
        </p>
      )}
    </>
  );
}

/** Returns the name of a crawler for use in sentences. */
function useCrawlerNames(): (id: string) => string {
  const catalogue = useTester((state) => state.catalogue);
  return (id) =>
    (typeof catalogue === 'object' && catalogue.crawlers.find((crawler) => crawler.id === id)?.name) || id;
}

type Hop = Extract<LiveOutcome, { readonly kind: 'fetched' }>['file']['hops'][number];

/** Lists each request with its response and headers. */
function Hops({ hops }: { readonly hops: readonly Hop[] }) {
  if (hops.length === 0) return null;
  return (
    <ol className={styles['hops']} aria-label={liveTexts.requests}>
      {hops.map((hop, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a request has no identity but its number
        <li key={index} className={styles['hop']}>
          <code className={styles['url']}>{hop.url}</code>
          <span className={styles['status']}>{liveTexts.status(hop.status)}</span>
          <span className={styles['ms']}>{hop.ms !== null && milliseconds(hop.ms)}</span>
          {hop.headers.length > 0 && <HopHeaders headers={hop.headers} />}
        </li>
      ))}
    </ol>
  );
}

function HopHeaders({ headers }: Pick<Hop, 'headers'>) {
  return (
    <details className={styles['headers']}>
      <summary>{liveTexts.headers(headers.length)}</summary>
      <dl>
        {headers.map(([name, value], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a header may come twice
          <div key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
