import { crawlerName, enginesTexts } from '../../../messages';
import { useAnswer } from '../../parts/answer/use-answer';
import { useComparison } from '../../parts/answer/use-comparison';
import { AboutReaders } from './about-readers';
import styles from './engines.module.css';
import { ReaderChoice } from './reader-choice';
import { ReadersTable } from './readers-table';
import { SettledChoices } from './settled-choices';

/** The choice of a reader, what every reader decides, and what is known of them. */
export function Engines() {
  const answer = useAnswer();
  const compared = useComparison();
  return (
    <>
      <h2 className={styles['title']}>{enginesTexts.title}</h2>
      <ReaderChoice />
      {answer.kind === 'waiting' && <p className={styles['quiet']}>{enginesTexts.waiting}</p>}
      {answer.kind === 'answered' && compared === null && (
        <p className={styles['quiet']}>{enginesTexts.asking}</p>
      )}
      {answer.kind === 'answered' && answer.decided.by === 'crawler' && (
        <p className={styles['quiet']}>{enginesTexts.notAsked(crawlerName(answer.crawler))}</p>
      )}
      {answer.kind === 'answered' && compared !== null && <ReadersTable compared={compared} />}
      <AboutReaders />
      <SettledChoices />
    </>
  );
}
