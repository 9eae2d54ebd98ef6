import { overviewDetails, overviewSentence, overviewTexts } from '../../../messages';
import type { OverviewContent, Problems } from '../../../store';
import { CountedChoices } from '../../parts/controls/counted-choices';
import type { ColumnChoice } from './column-choice';
import { OverviewFinding } from './overview-finding';
import styles from './overview-head.module.css';

interface OverviewHeadProps {
  readonly problems: Problems;
  readonly content: OverviewContent;
  readonly choice: ColumnChoice;
  readonly onChoose: (choice: ColumnChoice) => void;
}

/** What the file does in a sentence, one finding about it, and the choice of columns. */
export function OverviewHead({ problems, content, choice, onChoose }: OverviewHeadProps) {
  const details = overviewDetails(content);
  return (
    <div className={styles['head']}>
      <div className={styles['text']}>
        <h2 className={styles['sentence']}>{overviewSentence(content)}</h2>
        {details !== '' && <p className={styles['details']}>{details}</p>}
        <OverviewFinding problems={problems} />
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
      </div>
    </div>
  );
}
