import type { Tester } from '../../store/tester';
import { AnswerStatus } from '../features/answer/answer-status';
import { VerdictBar } from '../features/answer/verdict-bar';
import { QuestionBar } from '../features/question/question';
import { WhyView } from '../features/why/why-view';
import { FileView } from '../page/file-view';
import { type MountOptions, mount } from './mount';

/** Mounts the file with its source bar, the question, and the verdict with its reasons. */
export function mountFile(options?: MountOptions): Promise<Tester> {
  return mount(
    <main>
      <QuestionBar />
      <VerdictBar />
      <AnswerStatus />
      <FileView ref={null} />
      <WhyView />
    </main>,
    options,
  );
}
