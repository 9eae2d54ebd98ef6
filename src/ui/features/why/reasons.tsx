import type { ReactNode } from 'react';
import { whyTexts } from '../../../messages';
import type { Answer } from '../../parts/answer/use-answer';
import { FactRow } from '../../parts/fact/fact-row';
import { lazyPart } from '../../parts/lazy/lazy-part';
import { WhyAnswer } from './why-answer';
import styles from './why-answer.module.css';

/** Loaded for a file without a question. */
const NoPage = lazyPart(
  () => import('./no-page').then((module) => module.NoPage),
  ({ children }: { readonly children: ReactNode }) => children,
);

/** The reasons if there is an answer, else the file in short or an outline of what decides. */
export function Reasons({ answer }: { readonly answer: Answer }) {
  if (answer.kind === 'answered') return <WhyAnswer answer={answer} />;
  return answer.waiting.kind === 'url' ? (
    <NoPage>
      <WhyOutline />
    </NoPage>
  ) : (
    <WhyOutline />
  );
}

/** Outlines what decides while there is no answer. */
function WhyOutline() {
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
