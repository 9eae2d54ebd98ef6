import { useState } from 'react';
import {
  appTexts,
  plain,
  type Rich,
  seemsFor,
  verdictAnnouncement,
  waitingSentence,
} from '../../../messages';
import { hintedSite } from '../../../store';
import { type ShownAnswer, useAnswer } from '../../parts/answer/use-answer';
import { useDecidedText } from '../../parts/answer/use-decided-text';
import { useTester } from '../../parts/tester-context';
import styles from '../../parts/text/hidden-text.module.css';
import { useRested } from '../../parts/use-rested';

/** Sentences before the answer, about what the user has just done. */
export interface AnswerNews {
  readonly text: string;
  /** Differs for everything the user does. */
  readonly id: number;
  /** True while more is about to be known. */
  readonly isPending: boolean;
  /** True if the answer is announced again after `text`, even if it is the same. */
  readonly repeatsAnswer: boolean;
}

interface AnswerStatusProps {
  readonly reason?: string;
  readonly news?: AnswerNews | null;
}

/** Milliseconds that pending news may take before it is announced as it is. */
const LONGEST_WAIT = 3_000;

/**
 * Announces the answer to screen readers once typing pauses: `news` before it, and `reason` after it. Never announces the same sentences twice
 * in a row.
 */
export function AnswerStatus({ reason = '', news = null }: AnswerStatusProps) {
  const answer = useAnswer();
  const hinted = useTester(hintedSite);
  const sentence = `${announcementOf(answer, useDecidedText(answer), hinted)} ${reason}`.trim();
  const version = useTester((state) => state.version);
  const [spoken, setSpoken] = useState({ text: '', id: 0, answer: '' });
  const isKnown = spoken.answer === sentence;
  const textOf = (): string => {
    const isSpoken = news === null || (news.id === spoken.id && spoken.text.startsWith(news.text));
    if (isKnown && isSpoken) return spoken.text;
    if (news === null) return sentence;
    return isKnown && !news.repeatsAnswer ? news.text : `${news.text} ${sentence}`.trim();
  };
  const text = textOf();
  const id = news?.id ?? spoken.id;
  const rested = useRested(`${id} ${text}`, '', version, news?.isPending ? LONGEST_WAIT : undefined);
  if (rested === `${id} ${text}` && (text !== spoken.text || id !== spoken.id))
    setSpoken({ text, id, answer: sentence });
  return (
    <div role="status" aria-label={appTexts.answer} aria-atomic="true" className={styles['text']}>
      {/* A new element, so that screen readers read the same words again. */}
      <span key={spoken.id}>{spoken.text}</span>
    </div>
  );
}

function announcementOf(answer: ShownAnswer, decidedText: Rich | null, hinted: string | null): string {
  if (answer.kind === 'waiting') return plain(waitingSentence(answer.waiting));
  const verdict = verdictAnnouncement(answer, decidedText);
  return hinted === null ? verdict : `${verdict} ${seemsFor(hinted)}`;
}
