import {
  appTexts,
  crawlerName,
  fileFacts,
  fileTexts,
  printedAt,
  printedQuestion,
  verdictSentence,
  waitingSentence,
} from '../../../messages';
import { outcomeIcon } from '../../parts/answer/outcome-icon';
import { type ShownAnswer, useAnswer } from '../../parts/answer/use-answer';
import { useDecidedText } from '../../parts/answer/use-decided-text';
import { Icon } from '../../parts/controls/icon';
import { nameOfOrigin } from '../../parts/file/name-of-origin';
import { useHasFile } from '../../parts/file/use-has-file';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import styles from './printed-head.module.css';

/** Head of the print: the question, its verdict, the file and the time. */
export function PrintedHead({ at }: { readonly at: Date }) {
  const answer = useAnswer();
  const decidedText = useDecidedText(answer);
  const isAnswered = answer.kind === 'answered';
  return (
    <header data-printed="head" className={styles['head']}>
      <p className={styles['small']}>{appTexts.name}</p>
      {isAnswered && <h2 className={styles['question']}>{questionOf(answer)}</h2>}
      <p className={styles['verdict']}>
        <Icon name={outcomeIcon(isAnswered ? answer.outcome : 'none')} />
        <span>
          <RichText
            text={isAnswered ? verdictSentence(answer, decidedText) : waitingSentence(answer.waiting)}
          />
        </span>
      </p>
      <FileLine />
      <p className={styles['small']}>{printedAt(at)}</p>
    </header>
  );
}

function questionOf({ crawler, url }: Extract<ShownAnswer, { kind: 'answered' }>): string {
  return printedQuestion(crawlerName(crawler), `${url.origin ?? ''}${url.path}`);
}

/** Names the file: its origin, its URL, and the facts of the status bar. */
function FileLine() {
  const { origin, edited } = useTester((state) => state.document);
  const file = useTester((state) => state.report?.file ?? null);
  const place = useTester(({ robotsUrl }) => (robotsUrl.kind === 'url' ? robotsUrl.href : null));
  if (!useHasFile()) return null;
  const parts = [
    nameOfOrigin(origin),
    ...(place === null ? [] : [fileTexts.at(place)]),
    ...(edited && origin.kind !== 'typed' ? [fileTexts.edited] : []),
    ...(file === null ? [] : fileFacts(file)),
  ];
  return <p className={styles['small']}>{parts.join(' · ')}</p>;
}
