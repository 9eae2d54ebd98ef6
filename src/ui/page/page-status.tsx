import type { Written } from '../../store';
import { type AnswerNews, AnswerStatus } from '../features/answer/answer-status';
import { useTester } from '../parts/tester-context';
import { useWrittenTexts } from '../parts/written/use-written-texts';

/** Announces the answer, and what the user has changed other than by typing. */
export function PageStatus() {
  return <AnswerStatus news={useWriteNews()} />;
}

/** Returns what is announced before the answer: what the last write has changed, or that it was undone. */
function useWriteNews(): AnswerNews | null {
  const written = useTester((state) => state.written);
  const undone = useTester((state) =>
    state.written === null && state.undone === state.version ? state.undone : 0,
  );
  const texts = useWrittenTexts(written !== null);
  if (written === null)
    return undone === 0 || texts === null
      ? null
      : { id: undone, text: texts.writtenTexts.undone, isPending: false, repeatsAnswer: true };
  const { did, effect } = texts?.writtenText(written) ?? { did: '', effect: '' };
  return {
    id: written.after.version,
    text: `${did} ${effect}`.trim(),
    isPending: texts === null || isPending(written),
    repeatsAnswer: written.rounds === null,
  };
}

/** Returns whether more about a write is about to be known. */
function isPending({ kind, rounds, effect, facts }: Written): boolean {
  if (kind === 'address' || kind === 'list') return false;
  return effect === 'pending' || ((rounds === null || effect === null) && facts === null);
}
