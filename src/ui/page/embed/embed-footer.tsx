import { useRef, useState } from 'react';
import { embedTexts, plain } from '../../../messages';
import type { Warning } from '../../features/source/use-warning';
import { WarningButtons } from '../../features/source/warning-buttons';
import { classNames } from '../../parts/class-names';
import { Icon } from '../../parts/controls/icon';
import { RichText } from '../../parts/text/rich-text';
import { CopyLink } from './copy-link';
import styles from './embed-footer.module.css';
import { OpenLink } from './open-link';
import { useReason } from './use-reason';
import { useShareLink } from './use-share-link';

/** The last line: why the answer is so, or what else there is to know, and the way to the tester. */
export function EmbedFooter({ warning }: { readonly warning: Warning | null }) {
  const footer = useRef<HTMLElement>(null);
  const reason = useReason();
  const link = useShareLink();
  const [isRefused, setRefused] = useState(false);
  const isCopying = isRefused && typeof link === 'string';
  const text = warning?.text ?? reason;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of main a footer is a landmark, and may have a name
    <footer
      ref={footer}
      // Takes the focus of a button that goes.
      tabIndex={-1}
      className={classNames(styles['footer'], warning !== null && styles['warning'])}
      aria-label={embedTexts.footer}
    >
      {warning !== null && !isCopying && <Icon name="warning" />}
      <div role="status" className={classNames(styles['text'], isCopying && styles['hidden'])}>
        {text !== null && (
          <p className={styles['words']} title={plain(text)}>
            <RichText text={text} />
          </p>
        )}
      </div>
      {warning !== null && !isCopying && (
        <WarningButtons warning={warning} onStopped={() => footer.current?.focus()} />
      )}
      {link === null && <span>{embedTexts.linkTooLong}</span>}
      {typeof link === 'string' &&
        (isCopying ? <CopyLink link={link} /> : <OpenLink link={link} onRefused={() => setRefused(true)} />)}
    </footer>
  );
}
