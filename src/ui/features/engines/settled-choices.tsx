import { enginesTexts, plain, settledChoices } from '../../../messages';
import { RichText } from '../../parts/text/rich-text';
import styles from './settled-choices.module.css';

/** What was decided where the texts contradict each other, and is no setting. */
export function SettledChoices() {
  return (
    <section className={styles['choices']}>
      <h3 className={styles['title']}>{enginesTexts.choices}</h3>
      <ul className={styles['list']}>
        {settledChoices.map((choice) => (
          <li key={plain(choice)}>
            <RichText text={choice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
