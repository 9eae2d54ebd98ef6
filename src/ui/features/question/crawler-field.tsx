import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useActions } from '../../parts/tester-context';
import type { CrawlerFieldProps } from './crawler-field-props';
import { PlainCrawlerField } from './plain-crawler-field';

/** Downshift is larger than the rest of the question, so it comes behind the first answer. */
const CrawlerCombobox = lazy(() =>
  import('./crawler-combobox').then(
    ({ CrawlerCombobox }) => ({ default: CrawlerCombobox }),
    () => ({ default: PlainCrawlerField }),
  ),
);

/** The crawler: one of the catalogue, or any other name. What is typed counts on Enter, or when the field is left with a whole name. */
export function CrawlerField({ noteId }: Pick<CrawlerFieldProps, 'noteId'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const leftSelection = useRef<readonly [number, number] | null>(null);
  const actions = useActions();
  useEffect(() => actions.loadCatalogue(), [actions]);
  const props: CrawlerFieldProps = { noteId, typed, setTyped, leftSelection };
  return (
    <Suspense fallback={<PlainCrawlerField {...props} isWaiting />}>
      <CrawlerCombobox {...props} />
    </Suspense>
  );
}
