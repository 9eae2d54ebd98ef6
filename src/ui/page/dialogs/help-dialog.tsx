import { Fragment } from 'react';
import { helpTexts, keyName, versionText } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Dialog } from '../../parts/dialog/dialog';
import { isApple } from '../../parts/is-apple';
import styles from './help-dialog.module.css';

/** The version of this page, which the build sets. */
declare const PAGE_VERSION: string;

/** Explains the page, its keyboard shortcuts and its privacy. Open as soon as it is mounted. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={helpTexts.title} closeLabel={helpTexts.close} onClose={onClose}>
      <div className={styles['body']}>
        <h3 className={classNames(styles['subtitle'], styles['keysTitle'])}>{helpTexts.keysTitle}</h3>
        <dl className={styles['keys']}>
          {helpTexts.keys.map(([keys, meaning]) => (
            <div key={meaning} style={{ display: 'contents' }}>
              <dt>
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && ' + '}
                    <kbd className={styles['key']}>{keyName(key, isApple())}</kbd>
                  </Fragment>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <h3 className={styles['subtitle']}>{helpTexts.aboutTitle}</h3>
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
        <p className={styles['text']}>{versionText(PAGE_VERSION)}</p>
      </div>
    </Dialog>
  );
}
