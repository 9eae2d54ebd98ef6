import {
  crawlerName,
  groupAside,
  groupStep,
  obedienceNote,
  readerNote,
  resultHint,
  resultStep,
  robotsFileHint,
  rulesOutsideNote,
  rulesStep,
  scopeStep,
} from '../../messages';
import type { Answer } from '../answer/use-answer';
import { Icon } from '../parts/icon';
import { useTester } from '../tester-context';
import { Aside } from './aside';
import { GroupList } from './group-list';
import { RulesTable } from './rules-table';
import { StepItem } from './step-item';
import { UnmatchedRules } from './unmatched-rules';

/** The four steps to an answer: scope, group, rules, result. */
export function WhySteps({ answer }: { readonly answer: Extract<Answer, { kind: 'answered' }> }) {
  const origin = useTester((state) => state.document.origin);
  const file = useTester((state) => state.report?.file ?? null);
  const { verdict, crawler, url } = answer;
  const name = crawlerName(crawler);
  return (
    <>
      <StepItem number={1} step={scopeStep(origin, url)} />
      <StepItem number={2} step={groupStep(verdict, crawler)}>
        <Aside text={groupAside(verdict, crawler)} />
        <GroupList verdict={verdict} />
        <Aside text={file && rulesOutsideNote(file)} />
      </StepItem>
      <StepItem number={3} step={rulesStep(verdict)}>
        {verdict.candidateCount > 0 && <RulesTable verdict={verdict} />}
        {verdict.unmatchedCount > 0 && <UnmatchedRules verdict={verdict} />}
      </StepItem>
      <StepItem
        number={4}
        step={resultStep(verdict, name)}
        icon={<Icon name={verdict.outcome === 'disallowed' ? 'blocked' : 'allowed'} />}
        outcome={verdict.outcome}
      >
        <Aside text={robotsFileHint(verdict)} />
        <Aside text={resultHint(verdict.outcome)} />
        <Aside text={readerNote(crawler)} />
        <Aside text={obedienceNote(crawler)} />
      </StepItem>
    </>
  );
}
