import { type ReactNode, Suspense } from 'react';
import { consultationOfName } from '../../../catalogue';
import {
  dialectNote,
  hypotheticalVerdict,
  obedienceNote,
  plain,
  type Rich,
  resultHint,
  robotsFileHint,
  whatToDo,
  whyTexts,
} from '../../../messages';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import type { Answered } from '../../parts/answer/use-answer';
import { useResultText } from '../../parts/answer/use-result-text';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import { EnginesFact } from './engines-fact';
import { CrawlerFact, FileFact, GroupFact, OtherLinesFact } from './facts';
import { PathRuler } from './path-ruler';
import styles from './why-answer.module.css';

/** Loaded for a fetched site that Cloudflare serves. */
const CloudflareFact = lazyPart(() => import('./cloudflare-fact').then((module) => module.CloudflareFact));

/** Parts that need the rest of the page. */
interface WhyExtras {
  /** Buttons beside the result that change file or question. */
  readonly changes: ReactNode;
  /** See `FileFact`. */
  readonly settle: ReactNode;
  /** Opens the list of other engines. */
  openEngines(): void;
}

interface WhyAnswerProps {
  readonly answer: Answered;
  /** Null in the embed page. */
  readonly extras: WhyExtras | null;
}

/** The result, the rules that match, the facts behind it, and what it means. */
export function WhyAnswer({ answer, extras }: WhyAnswerProps) {
  const { decided, verdict } = answer;
  const isByRules = decided.by === 'rules';
  const isPreference = decided.by === 'crawler' && decided.consultation === 'policy-token';
  const isBehindCloudflare = useTester(
    ({ document: { origin } }) => origin.kind === 'site' && origin.isBehindCloudflare === true,
  );
  const { opening, reason } = useResultText(answer);
  return (
    <section className={styles['why']} aria-label={extras ? whyTexts.answer : undefined}>
      <div className={styles['result']}>
        <h3 className={classNames(styles['title'], styles[answer.outcome])}>
          <Icon name={outcomeIcon(answer.outcome)} />
          <span>
            <b>{opening}</b> {reason}
          </span>
        </h3>
        {extras && <div className={styles['action']}>{extras.changes}</div>}
      </div>
      {!isByRules && !isPreference && <IfRead answer={answer} />}
      {isByRules && verdict.candidateCount > 0 && (
        <PathRuler
          candidates={verdict.candidates}
          count={verdict.candidateCount}
          path={verdict.path}
          isPathCut={verdict.pathLength > verdict.path.length}
        />
      )}
      <div>
        <dl className={styles['facts']}>
          <FileFact answer={answer} isExample={extras === null} settle={extras?.settle ?? null} />
          {isByRules && <GroupFact answer={answer} />}
          {decided.by === 'crawler' && <CrawlerFact crawler={answer.crawler} />}
          {!isPreference && <EnginesFact answer={answer} open={extras?.openEngines ?? null} />}
          {isByRules && <OtherLinesFact answer={answer} />}
          {isBehindCloudflare && (
            <Suspense>
              <CloudflareFact crawler={answer.crawler} />
            </Suspense>
          )}
        </dl>
        {(isByRules ? notesOf(answer) : whatToDo(answer)).map((note) => (
          <p key={plain(note)} className={styles['note']}>
            <RichText text={note} />
          </p>
        ))}
      </div>
    </section>
  );
}

/** Says what the rules would answer. Renders nothing if the site sent none. */
function IfRead({ answer }: { readonly answer: Answered }) {
  const hasText = useTester((state) => state.document.text.length > 0);
  if (!hasText) return null;
  return (
    <p className={styles['ifRead']}>
      <RichText text={hypotheticalVerdict(answer.verdict, answer.decided.by)} />
    </p>
  );
}

/** Notes on what the result means. An allowed page has none of its own. */
function notesOf(answer: Answered): readonly Rich[] {
  const { verdict, crawler, dialect, isOwnDialect } = answer;
  const consultation = consultationOfName(crawler) ?? 'asks';
  const isAboutPage = verdict.outcome !== 'allowed' && consultation !== 'control-token';
  // The result says that the crawler ignores the rules for all.
  const isSaid = verdict.selection.reason === 'global-ignored' && consultation !== 'control-token';
  return [
    isAboutPage ? resultHint(verdict.outcome) : null,
    robotsFileHint(answer),
    isOwnDialect ? null : dialectNote(crawler, dialect, false),
    isSaid ? null : obedienceNote(crawler, consultation),
  ].filter((note) => note !== null);
}
