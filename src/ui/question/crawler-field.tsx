import { lazy, Suspense, useRef } from 'react';
import type { CrawlerFieldProps } from './crawler-field-props';
import { PlainCrawlerField } from './plain-crawler-field';

/** Downshift is larger than the rest of the question, so it comes behind the first answer. */
const CrawlerCombobox = lazy(() =>
  import('./crawler-combobox').then(
    ({ CrawlerCombobox }) => ({ default: CrawlerCombobox }),
    () => ({ default: PlainCrawlerField }),
  ),
);

/** The crawler: one of the catalogue, or any other name. What is typed counts on Enter or when the field is left. */
export function CrawlerField({ noteId }: Pick<CrawlerFieldProps, 'noteId'>) {
  const focused = useRef(false);
  return (
    <Suspense fallback={<PlainCrawlerField noteId={noteId} focused={focused} isWaiting />}>
      <CrawlerCombobox noteId={noteId} focused={focused} />
    </Suspense>
  );
}
