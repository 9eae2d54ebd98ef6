import { useEffect, useState } from 'react';
import { openDocument, type SecondVersion, type TesterState, type TextComparison } from '../../../store';
import { useStartedProblems } from '../../parts/problems/use-started-problems';
import { useTester, useTesterStore } from '../../parts/tester-context';

/** The changes between the text and another version of it. */
interface KnownChanges {
  readonly other: SecondVersion;
  readonly isSwapped: boolean;
  readonly result: TextComparison;
}

/** Reason why it isn't known what changes. */
type NoChanges = 'working' | 'missing' | 'unavailable' | 'stopped';

/**
 * Returns what changes between the text and another version. Requests it again after each report on problems, which comes once the
 * user stops typing, and after each change of the question. The old result stays until then.
 */
export function useVersionChanges(other: SecondVersion, isSwapped: boolean): TextComparison | NoChanges {
  const problems = useStartedProblems();
  const store = useTesterStore();
  const [known, setKnown] = useState<KnownChanges | null>(null);
  const [status, setStatus] = useState<NoChanges>('working');
  const url = useTester((state) => state.url);
  const crawler = useTester((state) => state.crawler);
  const dialect = useTester((state) => state.dialectChoice);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker's client reads the question from the state
  useEffect(() => {
    if (typeof problems === 'string') {
      setStatus(problems === 'missing' ? 'missing' : 'working');
      return;
    }
    let isEnded = false;
    let requests = 0;
    let shown = 0;
    const request = async () => {
      const number = ++requests;
      const document = otherDocument(other, store.getState());
      const result = await problems.versions({ other: document, isOtherFirst: !isSwapped });
      // If it isn't known, a newer report is on its way.
      if (result === null || isEnded || number < shown) return;
      shown = number;
      setKnown({ other, isSwapped, result });
    };
    const showStatus = () => {
      const { status: now } = problems.store.getState();
      setStatus(now === 'unavailable' || now === 'stopped' ? now : 'working');
    };
    showStatus();
    void request();
    const end = problems.store.subscribe(({ report }, before) => {
      showStatus();
      if (report !== before.report) void request();
    });
    return () => {
      isEnded = true;
      end();
    };
  }, [problems, store, other, isSwapped, url, crawler, dialect]);
  if (status !== 'working') return status;
  return known?.other === other && known.isSwapped === isSwapped ? known.result : 'working';
}

function otherDocument(other: SecondVersion, { document }: TesterState): ReturnType<typeof openDocument> {
  if (other.kind !== 'ai-block') return openDocument(other.content);
  return { source: `${other.inFront}${document.text.toString()}`, lineEnd: document.lineEnd };
}
