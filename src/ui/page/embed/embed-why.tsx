import { appTexts } from '../../../messages';
import { WhyAnswer } from '../../features/why/why-answer';
import { WhyOutline } from '../../features/why/why-outline';
import { useAnswer } from '../../parts/answer/use-answer';
import { HiddenText } from '../../parts/text/hidden-text';

/** Explains the answer. Without one, outlines what decides. */
export function EmbedWhy() {
  const answer = useAnswer();
  return (
    <>
      <h2>
        <HiddenText>{appTexts.whyView}</HiddenText>
      </h2>
      {answer.kind === 'answered' ? <WhyAnswer answer={answer} extras={null} /> : <WhyOutline />}
    </>
  );
}
