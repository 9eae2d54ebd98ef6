import { whyTexts } from '../../../messages';
import { FactRow } from '../../parts/fact/fact-row';
import styles from './why-answer.module.css';

/** Outlines what decides while there is no answer. `label`: name of the landmark, if it is one. */
export function WhyOutline({ label }: { readonly label?: string }) {
  const { title, facts } = whyTexts.outline;
  return (
    <section className={styles['why']} aria-label={label}>
      <h3 className={styles['title']}>{title}</h3>
      <dl className={styles['facts']}>
        {facts.map(([name, text]) => (
          <FactRow key={name} name={name} text={text} />
        ))}
      </dl>
    </section>
  );
}
