import {
  andMore,
  asIfReadStep,
  crawlerSource,
  dialectNote,
  effectSentence,
  effectStep,
  freshnessSentence,
  groupAside,
  groupStep,
  limitText,
  notConsultedStep,
  obedienceNote,
  resultHint,
  resultStep,
  robotsFileHint,
  rulesOutsideNote,
  rulesStep,
  ruleText,
  scopeStep,
  unmatchedHeading,
  unmatchedNote,
  unreadRulesStep,
  whyTexts,
} from '../../../messages';
import { isSimulating } from '../../../store';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import type { VerdictReport } from '../../parts/answer/report-types';
import { ScopeButton } from '../../parts/answer/scope-button';
import type { Answered } from '../../parts/answer/use-answer';
import { Icon } from '../../parts/controls/icon';
import { useTester } from '../../parts/tester-context';
import { LineLink } from '../../parts/text/line-link';
import { RichText } from '../../parts/text/rich-text';
import { Aside } from './aside';
import { GroupList } from './group-list';
import { memoByContent } from './memo-by-content';
import { MoreRows } from './more-rows';
import { RulesTable } from './rules-table';
import { StepItem } from './step-item';
import styles from './why-steps.module.css';

/**
 * The four steps to a verdict: scope, group, rules, result. If the rules do not decide, the deciding step
 * replaces theirs.
 */
export function WhySteps({ answer }: { readonly answer: Answered }) {
  const origin = useTester((state) => state.document.origin);
  // If the site sent nothing, there are no rules to check.
  const hasText = useTester((state) => state.document.text.length > 0);
  const isFetched = origin.kind === 'site';
  const { decided, verdict, url, dialect, effect } = answer;
  const isSimulated = useTester(isSimulating);
  const hasAddress = useTester((state) => state.robotsUrl.kind === 'url');
  // If the file's URL is unknown, the file is assumed to be where the tested URL needs it.
  const scope = hasAddress || verdict.scope?.kind !== 'applies' ? verdict.scope : null;
  return (
    <>
      <StepItem number={1} step={scopeStep(origin, url, scope)}>
        {decided.by === 'scope' && <ScopeButton />}
        {decided.by === 'rules' && (
          <>
            <Aside text={isPlain(effect) && !isFetched ? null : effectSentence(effect, dialect)} />
            <CacheNote answer={answer} />
          </>
        )}
      </StepItem>
      {decided.by === 'rules' && <RulesSteps answer={answer} />}
      {decided.by === 'answer' && (
        <StepItem number={2} step={effectStep(effect, dialect, isSimulated)}>
          <CacheNote answer={answer} />
        </StepItem>
      )}
      {decided.by === 'crawler' && (
        <StepItem number={2} step={notConsultedStep(answer.crawler, decided.consultation)}>
          <CrawlerSource crawler={answer.crawler} />
        </StepItem>
      )}
      {decided.by !== 'rules' && (
        <>
          <StepItem number={decided.by === 'scope' ? 2 : 3} step={unreadRulesStep} />
          <StepItem
            number={decided.by === 'scope' ? 3 : 4}
            step={hasText ? asIfReadStep(answer) : { ...asIfReadStep(answer), text: [] }}
            icon={<Icon name={outcomeIcon(answer.outcome)} />}
            outcome={answer.outcome}
          />
        </>
      )}
    </>
  );
}

/** Folded note on how long the crawler caches the file. Renders nothing while the server fails or if there is nothing to say. */
function CacheNote({ answer: { effect, freshness, dialect } }: { readonly answer: Answered }) {
  const text = 'cause' in effect.reason ? null : freshnessSentence(freshness, dialect);
  if (text === null) return null;
  return (
    <details className={styles['source']}>
      <summary>{whyTexts.caching}</summary>
      <RichText text={text} />
    </details>
  );
}

/** Returns true for a plain 200 answer, which needs no remark. */
function isPlain({ reason }: Answered['effect']): boolean {
  return reason.code === 'success' && reason.status === 200 && reason.redirects === 0;
}

function RulesSteps({ answer }: { readonly answer: Answered }) {
  const file = useTester((state) => state.report?.file ?? null);
  const { verdict, crawler, dialect, isOwnDialect, consultation } = answer;
  return (
    <>
      <StepItem number={2} step={groupStep(answer)}>
        <Aside text={groupAside(answer)} />
        <GroupList verdict={verdict} />
        <Aside text={file && rulesOutsideNote(file)} />
        <CrawlerSource crawler={crawler} />
      </StepItem>
      <StepItem number={3} step={rulesStep(verdict)}>
        {verdict.candidateCount > 0 && (
          <RulesTable
            candidates={verdict.candidates}
            count={verdict.candidateCount}
            path={verdict.path}
            isPathCut={verdict.pathLength > verdict.path.length}
          />
        )}
        {verdict.unmatchedCount > 0 && (
          <UnmatchedRules rules={verdict.unmatched} count={verdict.unmatchedCount} />
        )}
        <Aside text={file?.limit ? limitText(file.limit, file.byteLimit, dialect) : null} />
      </StepItem>
      <StepItem
        number={4}
        step={resultStep(answer)}
        icon={<Icon name={outcomeIcon(verdict.outcome)} />}
        outcome={verdict.outcome}
      >
        <Aside text={robotsFileHint(answer)} />
        <Aside text={consultation === 'control-token' ? null : resultHint(verdict.outcome)} />
        <Aside text={dialectNote(crawler, dialect, isOwnDialect)} />
        <Aside text={obedienceNote(crawler, consultation)} />
      </StepItem>
    </>
  );
}

/**
 * The catalogue's note on the crawler, with its folded source and confidence. Renders nothing for a name that
 * is not in the catalogue.
 */
function CrawlerSource({ crawler }: { readonly crawler: Answered['crawler'] }) {
  if (crawler.kind !== 'known') return null;
  const { note, source, readOn, confidence } = crawler.crawler;
  return (
    <div className={styles['source']}>
      <p>{note}</p>
      <details>
        <summary>{crawlerSource.summary}</summary>
        <a href={source} target="_blank" rel="noopener noreferrer" className={styles['link']}>
          {crawlerSource.link(source)}
        </a>
        {crawlerSource.facts(readOn, confidence)}
      </details>
    </div>
  );
}

interface UnmatchedRulesProps {
  readonly rules: VerdictReport['unmatched'];
  /** Number of all such rules, including those not listed yet. */
  readonly count: number;
}

/** Folded list of the rules in the selected groups that do not match. */
const UnmatchedRules = memoByContent(function UnmatchedRules({ rules, count }: UnmatchedRulesProps) {
  const more = count - rules.length;
  return (
    <details className={styles['rules']}>
      <summary>{unmatchedHeading(count)}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule.line} className={styles['row']}>
            <LineLink line={rule.line} />
            <span>
              <code>{ruleText(rule)}</code>{' '}
              <span className={styles['form']}>
                <RichText text={unmatchedNote(rule) ?? []} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <MoreRows list="unmatched" text={andMore(more, 'rule')} />}
    </details>
  );
});
