import { type ReactNode, Suspense } from 'react';
import { whyTexts } from '../../../messages';
import { hintedSite, servesSameFile } from '../../../store';
import { ScopeButton } from '../../parts/answer/scope-button';
import { useAnswer } from '../../parts/answer/use-answer';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { useActions, useTester } from '../../parts/tester-context';
import { openEngines } from '../../parts/view/engines-page';
import { ChangeThis } from './change-this';
import { WhyAnswer } from './why-answer';
import { WhyOutline } from './why-outline';

/** Loaded for a file without a question. */
const NoPage = lazyPart(
  () => import('./no-page').then((module) => module.NoPage),
  ({ children }: { readonly children: ReactNode }) => children,
);

/** Loaded for a page of another site than the file's. */
const OtherSite = lazyPart(() => import('./other-site').then((module) => module.OtherSiteReason));

/** Loaded if the file may be for another site than the page's. */
const SettleLink = lazyPart(
  () => import('./settle-link').then((module) => module.SettleLink),
  () => null,
);

/** The reasons if there is an answer, else ways to get one, the file in short, or an outline of what decides. */
export function Reasons() {
  const answer = useAnswer();
  const actions = useActions();
  const isDoubtful = useTester((state) => hintedSite(state) !== null || servesSameFile(state));
  if (answer.kind === 'answered')
    return (
      <WhyAnswer
        answer={answer}
        extras={{
          changes: (
            <>
              {answer.decided.by === 'scope' && <ScopeButton />}
              <ChangeThis answer={answer} />
            </>
          ),
          settle: isDoubtful && (
            <Suspense>
              <SettleLink page={answer.url} />
            </Suspense>
          ),
          openEngines: () => openEngines(actions),
        }}
      />
    );
  if (answer.waiting.kind === 'other-site') return <OtherSite waiting={answer.waiting} />;
  return answer.waiting.kind === 'url' ? (
    <NoPage>
      <WhyOutline label={whyTexts.answer} />
    </NoPage>
  ) : (
    <WhyOutline label={whyTexts.answer} />
  );
}
