import type { Tester } from '../../store/tester';
import { AnswerStatus } from '../features/answer/answer-status';
import { VerdictRow } from '../features/answer/verdict-row';
import { Question } from '../features/question/question';
import { FilePanel } from '../features/source/file-panel';
import { WhyView } from '../features/why/why-view';
import { type MountOptions, mount } from './mount';

/** Shows the file with its source bar, the question, and the answer with its reasons. */
export function mountFile(options?: MountOptions): Promise<Tester> {
  return mount(
    <main>
      <Question />
      <VerdictRow />
      <AnswerStatus />
      <FilePanel ref={null} />
      <WhyView />
    </main>,
    options,
  );
}
