import { crashTexts } from '../../messages';
import { Button } from '../parts/controls/button';
import styles from './crash-screen.module.css';

/** In place of a page that broke: what happened, and the text to copy. */
export function CrashScreen({ message, text }: { readonly message: string; readonly text: string }) {
  return (
    <main className={styles['screen']} role="alert">
      <h1 className={styles['title']}>{crashTexts.title}</h1>
      <p className={styles['about']}>{crashTexts.about}</p>
      <textarea className={styles['text']} aria-label={crashTexts.text} readOnly value={text} />
      <Button primary className={styles['reload']} onClick={() => location.reload()}>
        {crashTexts.reload}
      </Button>
      <p className={styles['about']}>
        {crashTexts.reason}
        <code>{message}</code>
      </p>
    </main>
  );
}
