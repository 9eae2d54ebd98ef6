import { crashTexts } from '../../messages';
import { classNames } from '../parts/class-names';
import buttonStyles from '../parts/controls/button.module.css';
import styles from './crash-screen.module.css';

/** In place of a page that broke: what happened, and the text to copy. */
export function CrashScreen({ message, text }: { readonly message: string; readonly text: string }) {
  return (
    <main className={styles['screen']} role="alert">
      <h1 className={styles['title']}>{crashTexts.title}</h1>
      <p className={styles['about']}>{crashTexts.about}</p>
      <textarea className={styles['text']} aria-label={crashTexts.text} readOnly value={text} />
      <button
        type="button"
        className={classNames(buttonStyles['button'], buttonStyles['primary'], styles['reload'])}
        onClick={() => location.reload()}
      >
        {crashTexts.reload}
      </button>
      <p className={styles['about']}>
        {crashTexts.reason}
        <code>{message}</code>
      </p>
    </main>
  );
}
