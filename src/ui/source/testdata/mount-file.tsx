import type { Tester } from '../../../store/tester';
import { AnswerStatus } from '../../answer/answer-status';
import { VerdictRow } from '../../answer/verdict-row';
import { Question } from '../../question/question';
import { type MountOptions, mount } from '../../testdata/mount';
import { WhyView } from '../../why/why-view';
import { FilePanel } from '../file-panel';

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
