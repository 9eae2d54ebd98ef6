import { appTexts } from '../../messages';
import { CRAWLER_FIELD_ID } from '../features/question/crawler-field-id';
import { focusCrawlerField } from '../features/question/focus-crawler-field';
import { EDITOR_ID } from '../parts/editor-anchor';
import { useActions } from '../parts/tester-context';
import styles from './skip-links.module.css';

/** The first two stops of the Tab key. They only move the focus and do not change the URL. */
export function SkipLinks({ onEditor }: { readonly onEditor: () => void }) {
  const actions = useActions();
  return (
    <nav aria-label={appTexts.skipLinks}>
      <a
        className={styles['link']}
        href={`#${CRAWLER_FIELD_ID}`}
        onClick={(event) => {
          event.preventDefault();
          focusCrawlerField();
        }}
      >
        {appTexts.skipToQuestion}
      </a>
      <a
        className={styles['link']}
        href={`#${EDITOR_ID}`}
        onClick={(event) => {
          event.preventDefault();
          actions.setView('file');
          onEditor();
        }}
      >
        {appTexts.skipToEditor}
      </a>
    </nav>
  );
}
