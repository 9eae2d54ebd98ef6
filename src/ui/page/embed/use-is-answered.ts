import { useEffect, useState } from 'react';
import type { TesterState } from '../../../store';
import { useTester } from '../../parts/tester-context';

/** Milliseconds after which the page no longer waits for the first answer. */
const ANSWER_TIMEOUT = 1_000;

/**
 * Returns true once the first answer is shown or has taken too long, and stays true. Until then, only what the answer needs may load, and no text is shown:
 * its marks need space.
 */
export function useIsAnswered(): boolean {
  const isAnswered = useTester(isAnsweredIn);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isOver) return;
    // Another question may have to wait for the list of crawlers.
    const timer = setTimeout(() => setOver(true), isAnswered ? 0 : ANSWER_TIMEOUT);
    return () => clearTimeout(timer);
  }, [isAnswered, isOver]);
  return isAnswered || isOver;
}

/**
 * Returns true once the first answer is shown and the frame has been in sight: then the parts load that the answer doesn't need. A page may have many
 * testers, of which most are never seen.
 */
export function useMayLoadMore(): boolean {
  const isAnswered = useIsAnswered();
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return isAnswered && isSeen;
}

function isAnsweredIn({ report, crawler, workerStatus }: TesterState): boolean {
  const isStopped = workerStatus === 'stopped' || workerStatus === 'too-large-in-thread';
  return isStopped || (report !== null && crawler.kind !== 'loading');
}
