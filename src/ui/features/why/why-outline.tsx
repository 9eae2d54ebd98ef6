import { whyTexts } from '../../../messages';
import { FactRow } from '../../parts/fact/fact-row';
import styles from './why-answer.module.css';

/** Outlines what decides while there is no answer. */
export function WhyOutline() {
  const { title, facts } = whyTexts.outline;
  return (
    <section className={styles['why']} aria-label={whyTexts.answer}>
      <h3 className={styles['title']}>{title}</h3>
      <dl className={styles['facts']}>
        {facts.map(([name, text]) => (
          <FactRow key={name} name={name} text={text} />
        ))}
      </dl>
    </section>
  );
}
