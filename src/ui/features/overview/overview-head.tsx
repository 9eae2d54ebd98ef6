import type { ReactNode } from 'react';
import { overviewDetails, overviewSentence, overviewTexts } from '../../../messages';
import type { OverviewContent } from '../../../store';
import { CountedChoices } from '../../parts/controls/counted-choices';
import { famousCrawlers } from '../../parts/overview/famous-first';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import type { ColumnChoice } from './column-choice';
import styles from './overview-head.module.css';

interface OverviewHeadProps {
  readonly finding: ReactNode;
  /** The button for the picture. */
  readonly picture: ReactNode;
  readonly content: OverviewContent;
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
}

/** The sentence about the file, one finding, the choice of columns, and the picture. */
export function OverviewHead({ finding, picture, content, choice, onChoose }: OverviewHeadProps) {
  const details = overviewDetails(content);
  const isRead = useTester(({ report }) => report === null || report.effect.kind === 'rules');
  return (
    <div className={styles['head']}>
      <div className={styles['text']}>
        <h2 className={styles['sentence']}>{overviewSentence(content)}</h2>
        {details !== '' && <p className={styles['details']}>{details}</p>}
        <p className={styles['details']}>
          <RichText text={famousCrawlers(content)} />
        </p>
        {!isRead && <p className={styles['details']}>{overviewTexts.notRead}</p>}
        {finding}
      </div>
      <div className={styles['choice']}>
        <CountedChoices
          label={overviewTexts.columns}
          choices={[
            { choice: 'kinds', name: overviewTexts.kinds },
            { choice: 'groups', name: overviewTexts.groups, count: content.columns.length },
          ]}
          chosen={choice}
          onChoose={onChoose}
        />
        {picture}
      </div>
    </div>
  );
}
