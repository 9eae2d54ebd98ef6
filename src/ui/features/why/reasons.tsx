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

/** Loaded for a page of another host than the example's. */
const OtherSite = lazyPart(() => import('./other-site').then((module) => module.OtherSite));

/** The reasons if there is an answer, else ways to get one, the file in short, or an outline of what decides. */
export function Reasons({ answer }: { readonly answer: Answer }) {
  if (answer.kind === 'answered') return <WhyAnswer answer={answer} />;
  if (answer.waiting.kind === 'other-site') return <OtherSite site={answer.waiting.site} />;
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
