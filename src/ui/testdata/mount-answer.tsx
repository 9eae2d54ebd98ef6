import type { ReactNode } from 'react';
import type { Tester } from '../../store/tester';
import { AnswerStatus } from '../features/answer/answer-status';
import { OtherDialects } from '../features/answer/other-dialects';
import { VerdictBar } from '../features/answer/verdict-bar';
import { QuestionBar } from '../features/question/question';
import { WhyView } from '../features/why/why-view';
import { ViewTabs } from '../page/view-tabs';
import { type MountOptions, mount } from './mount';

/**
 * Mounts the question, the verdict, the tabs, Why and another view. Omits the editor, because loading it takes
 * most of a test's time.
 */
export function mountAnswer(view: ReactNode, options?: MountOptions): Promise<Tester> {
  return mount(
    <main>
      <QuestionBar />
      <VerdictBar>
        <OtherDialects />
      </VerdictBar>
      <AnswerStatus />
      <ViewTabs />
      <WhyView />
      {view}
    </main>,
    options,
  );
}
