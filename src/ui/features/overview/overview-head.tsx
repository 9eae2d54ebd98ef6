import { overviewDetails, overviewSentence, overviewTexts } from '../../../messages';
import type { OverviewContent, Problems } from '../../../store';
import { CountedChoices } from '../../parts/controls/counted-choices';
import { famousCrawlers } from '../../parts/overview/famous-first';
import { useTester } from '../../parts/tester-context';
import { RichText } from '../../parts/text/rich-text';
import type { ColumnChoice } from './column-choice';
import { OverviewFinding } from './overview-finding';
import styles from './overview-head.module.css';
import { PictureButton } from './picture/picture-button';
import type { ShownColumn } from './shown-columns';

interface OverviewHeadProps {
  readonly problems: Problems;
  readonly content: OverviewContent;
  readonly choice: ColumnChoice;
  /** All columns of this choice. */
  readonly columns: readonly ShownColumn[];
  readonly onChoose: (choice: ColumnChoice) => void;
}

/** The sentence about the file, one finding, the choice of columns, and the picture. */
export function OverviewHead({ problems, content, choice, columns, onChoose }: OverviewHeadProps) {
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
        <PictureButton content={content} columns={columns} />
      </div>
    </div>
  );
}
