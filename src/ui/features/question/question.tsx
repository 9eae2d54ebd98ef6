import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { appTexts, crawlerNote } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { lazyTexts } from '../../parts/lazy/lazy-texts';
import { useActions, useTester } from '../../parts/tester-context';
import type { CrawlerFieldProps } from './crawler-field-props';
import { Note } from './note';
import { PlainCrawlerField } from './plain-crawler-field';
import styles from './question.module.css';
import { UrlField } from './url-field';
import { useRestedUrl } from './use-rested-url';

interface QuestionProps extends Partial<Pick<ComponentProps<typeof UrlField>, 'FetchSite'>> {
  readonly className?: string | undefined;
  /** True if it is a landmark of its page. Default true. */
  readonly isLandmark?: boolean;
  /** Shown instead of the crawler field. */
  readonly crawler?: ReactNode;
  /** Shown instead of the URL field. */
  readonly url?: ReactNode;
  /** False as long as the list of crawlers must not load unless the answer needs it. Default true. */
  readonly mayLoadCrawlers?: boolean;
}

/** The question as a sentence: can this crawler crawl this URL? */
export function QuestionBar({
  className,
  isLandmark = true,
  crawler,
  url,
  FetchSite,
  mayLoadCrawlers = true,
}: QuestionProps) {
  const crawlerNoteId = useId();
  const urlNoteId = useId();
  return (
    <section
      className={classNames(styles['row'], className)}
      aria-label={isLandmark ? appTexts.question : undefined}
    >
      <span className={styles['can']}>{appTexts.can}</span>
      {crawler || <CrawlerField noteId={crawlerNoteId} mayLoad={mayLoadCrawlers} />}
      <span className={styles['crawl']}>{appTexts.crawl}</span>
      <div className={styles['url']}>{url || <UrlField noteId={urlNoteId} FetchSite={FetchSite} />}</div>
      <span className={styles['mark']}>{appTexts.questionMark}</span>
      <div className={styles['notes']}>
        <CrawlerNote id={crawlerNoteId} />
        <UrlNote id={urlNoteId} />
      </div>
    </section>
  );
}

/** Says how the crawler was read, if the field does not show it. */
function CrawlerNote({ id }: { readonly id: string }) {
  const chosen = useTester((state) => state.crawler);
  const isOwnDialect = useTester((state) => state.dialectChoice === 'own');
  return <Note id={id} text={crawlerNote(chosen, isOwnDialect)} isProblem={chosen.kind === 'none'} />;
}

/** Loaded on demand: most URLs need no note. */
const useNotes = lazyTexts(() => import('./url-problem'));

/** Says what is wrong with the URL, or what was changed before matching. */
function UrlNote({ id }: { readonly id: string }) {
  const url = useRestedUrl();
  const notes = useNotes(url?.kind === 'problem' || (url?.kind === 'url' && url.changes.length > 0));
  if (notes !== null && url?.kind === 'problem') return <notes.UrlProblemNote id={id} />;
  const text = notes !== null && url?.kind === 'url' ? notes.urlChangesNote(url) : null;
  return <Note id={id} text={text} isProblem={false} />;
}

/** Downshift is larger than the rest of the question, so it loads after the first answer. */
const useLoadedField = lazyTexts(() =>
  import('./crawler-combobox').then(
    (module) => module.CrawlerCombobox,
    () => PlainCrawlerField,
  ),
);

/**
 * The crawler field: a crawler of the catalogue, or any other name. Typed text takes effect on Enter, or on
 * leaving the field after a whole name.
 */
function CrawlerField({
  noteId,
  mayLoad,
}: Pick<CrawlerFieldProps, 'noteId'> & { readonly mayLoad: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  const leftSelection = useRef<readonly [number, number] | null>(null);
  const actions = useActions();
  useEffect(() => {
    if (mayLoad) actions.loadCatalogue();
  }, [mayLoad, actions]);
  const props: CrawlerFieldProps = { noteId, typed, setTyped, leftSelection };
  const Field = useLoadedField(mayLoad);
  return Field === null ? <PlainCrawlerField {...props} isWaiting /> : <Field {...props} />;
}
