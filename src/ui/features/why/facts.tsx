import { type ReactNode, Suspense } from 'react';
import { shortNameOf } from '../../../answer';
import {
  crawlerSource,
  dialectNote,
  effectAside,
  effectFact,
  effectSentence,
  fieldsNotListed,
  fileFact,
  freshnessSentence,
  groupDetails,
  groupFact,
  limitText,
  otherLines,
  plain,
  preferenceSource,
  type Rich,
  resultHint,
  rulesOutsideNote,
  sameFileFact,
  scopeReason,
  unmatchedHeading,
  urlChangesNote,
  whyTexts,
} from '../../../messages';
import { hintedSite, isSimulating, servesSameFile } from '../../../store';
import type { Answered } from '../../parts/answer/use-answer';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import styles from './facts.module.css';
import { GroupList } from './group-list';
import { SourcedFact } from './sourced-fact';
import { UnmatchedRules } from './unmatched-rules';

const { names } = whyTexts;

/** Loaded for a file with such fields: it is behind `Source`. */
const FieldList = lazyPart(() => import('./field-list').then((module) => module.FieldList));

interface FileFactProps {
  readonly answer: Answered;
  /** True if the file is called an example, wherever it comes from. */
  readonly isExample: boolean;
  /** A button that settles whose file it is; null if there is no doubt. */
  readonly settle: ReactNode;
}

/** The site that the file speaks for, or what the server answered. Its source: the answer, the cache, the limit, the URL. */
export function FileFact({ answer, isExample, settle }: FileFactProps) {
  const origin = useTester((state) => state.document.origin);
  const file = useTester((state) => state.report?.file ?? null);
  const isSimulated = useTester(isSimulating);
  const robotsUrl = useTester((state) => (state.robotsUrl.kind === 'url' ? state.robotsUrl.href : null));
  const hinted = useTester(hintedSite);
  const isSame = useTester(servesSameFile);
  const { decided, verdict, url, dialect, effect, freshness } = answer;
  const from = isExample ? { kind: 'example' as const } : origin;
  const isOwn = from.kind !== 'example' && from.kind !== 'site';
  const seen =
    isOwn && (hinted !== null || url.origin === null) && file && file.sitemapOrigin !== null
      ? { site: file.sitemapOrigin, line: file.sitemapLine }
      : null;
  // If the file's URL is unknown, the file is assumed to be where the tested URL needs it.
  const scope = robotsUrl !== null || verdict.scope?.kind !== 'applies' ? verdict.scope : null;
  const isByRules = decided.by === 'rules';
  const isRead = isByRules || decided.by === 'answer';
  // A text that wasn't fetched has no answer, unless one is simulated.
  const isFetched = origin.kind === 'site' || isSimulated;
  const notes = [
    scope === null || isSame ? null : scopeReason(scope),
    isByRules && (isFetched || effect.reason.code !== 'success') ? effectSentence(effect, dialect) : null,
    decided.by === 'answer' ? effectAside(effect, dialect) : null,
    isRead && !('cause' in effect.reason) ? freshnessSentence(freshness, dialect) : null,
    file?.limit ? limitText(file.limit, file.byteLimit, dialect) : null,
    urlChangesNote(url),
    isByRules && verdict.outcome === 'allowed' ? resultHint('allowed') : null,
  ].filter((note) => note !== null);
  return (
    <SourcedFact
      name={names.file}
      text={
        decided.by === 'answer' ? (
          effectFact(effect, isSimulated)
        ) : (
          <>
            <RichText
              text={
                isSame && url.origin !== null && robotsUrl !== null
                  ? sameFileFact(url.origin, robotsUrl)
                  : fileFact(from, url, scope, robotsUrl, seen)
              }
            />
            {settle}
          </>
        )
      }
    >
      {notes.length === 0 ? null : <Notes notes={notes} />}
    </SourcedFact>
  );
}

/** The groups that the crawler follows. Its source: other groups, rules that don't match, and the crawler's own source. */
export function GroupFact({ answer }: { readonly answer: Answered }) {
  const file = useTester((state) => state.report?.file ?? null);
  const { verdict, crawler, dialect, isOwnDialect } = answer;
  const { total, concerning } = verdict.fields;
  return (
    <SourcedFact name={names.group} text={<RichText text={groupFact(answer)} />}>
      <Notes notes={groupDetails(answer, shortNameOf(dialect, crawler))} />
      <GroupList verdict={verdict} />
      {verdict.unmatchedCount > 0 && (
        <>
          <p>{unmatchedHeading(verdict.unmatchedCount)}</p>
          <UnmatchedRules rules={verdict.unmatched} count={verdict.unmatchedCount} />
        </>
      )}
      <Notes
        notes={[
          file && rulesOutsideNote(file),
          concerning === 0 && total > 0 ? [fieldsNotListed(0, total)] : null,
          isOwnDialect ? dialectNote(crawler, dialect, true) : null,
        ]}
      />
      <CrawlerSource crawler={crawler} />
    </SourcedFact>
  );
}

/** The catalogue's facts about a crawler that doesn't follow the file, or about a policy token. Renders nothing for other names. */
export function CrawlerFact({ crawler }: Pick<Answered, 'crawler'>) {
  if (crawler.kind !== 'known') {
    const { policy } = crawler;
    return (
      policy && (
        <SourcedFact name={names.preference} text={preferenceSource(policy)}>
          <CrawlerSources crawler={{ ...policy, confidence: 'medium' }} />
        </SourcedFact>
      )
    );
  }
  return (
    <SourcedFact name={names.crawler} text={crawler.crawler.note}>
      <CrawlerSources crawler={crawler.crawler} />
    </SourcedFact>
  );
}

/** The fields that don't affect the answer but concern the crawler. Renders nothing if there are none. */
export function OtherLinesFact({ answer }: { readonly answer: Answered }) {
  const { facts, concerning } = answer.verdict.fields;
  if (concerning === 0) return null;
  const fields = facts.filter(({ scope }) => scope !== 'other-group').map(({ written }) => written);
  return (
    <SourcedFact name={names.otherLines} text={<RichText text={otherLines([...new Set(fields)])} />}>
      <Suspense>
        <FieldList answer={answer} />
      </Suspense>
    </SourcedFact>
  );
}

function Notes({ notes }: { readonly notes: readonly (Rich | null)[] }) {
  return notes
    .filter((note) => note !== null)
    .map((note) => (
      <p key={plain(note)}>
        <RichText text={note} />
      </p>
    ));
}

/** The catalogue's note on the crawler with its source. Renders nothing for a name that is not in the catalogue. */
function CrawlerSource({ crawler }: Pick<Answered, 'crawler'>) {
  if (crawler.kind !== 'known') return null;
  return (
    <>
      <p>{crawler.crawler.note}</p>
      <CrawlerSources crawler={crawler.crawler} />
    </>
  );
}

type KnownCrawler = Extract<Answered['crawler'], { kind: 'known' }>['crawler'];

interface SourceLinkProps {
  readonly crawler: Pick<KnownCrawler, 'source' | 'readOn' | 'confidence' | 'noteSource'>;
}

/** The source of an entry, and the other source of its note. */
export function CrawlerSources({ crawler: { source, readOn, confidence, noteSource } }: SourceLinkProps) {
  return (
    <>
      <p>
        <a href={source} target="_blank" rel="noopener noreferrer" className={styles['link']}>
          {crawlerSource.link(source)}
        </a>
        {crawlerSource.facts(readOn, confidence)}
      </p>
      {noteSource && <CrawlerSources crawler={{ ...noteSource, confidence: 'high' }} />}
    </>
  );
}
