import { useEffect, useId, useRef } from 'react';
import { helpTexts } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { Icon } from '../parts/icon';
import styles from './help-dialog.module.css';

/** What the page does, which keys it knows and what stays private. Open from the moment it is in the page. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const titleId = useId();
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <form method="dialog" className={styles['body']}>
        <div className={styles['head']}>
          <h2 id={titleId} className={styles['title']}>
            {helpTexts.title}
          </h2>
          <button
            type="submit"
            className={classNames(buttonStyles['button'], buttonStyles['icon'])}
            aria-label={helpTexts.close}
          >
            <Icon name="close" />
          </button>
        </div>
        {helpTexts.about.map((paragraph) => (
          <p key={paragraph} className={styles['text']}>
            {paragraph}
          </p>
        ))}
        <h3 className={styles['subtitle']}>{helpTexts.privacyTitle}</h3>
        {helpTexts.privacy.map((paragraph) => (
          <p key={paragraph} className={styles['text']}>
            {paragraph}
          </p>
        ))}
        <h3 className={styles['subtitle']}>{helpTexts.keysTitle}</h3>
        <dl className={styles['keys']}>
          {helpTexts.keys.map(([keys, meaning]) => (
            <div key={meaning} style={{ display: 'contents' }}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key} className={styles['key']}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </form>
    </dialog>
  );
}
