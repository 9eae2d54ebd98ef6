import { useId } from 'react';
import { embedDialogTexts } from '../../../messages';
import styles from './embed-dialog.module.css';
import { FRAME_SANDBOX } from './embed-snippet';

interface EmbedPreviewProps {
  /** Of the embedded tester with all of its parameters; null where it would be too long. */
  readonly address: string | null;
  /** In CSS pixels. */
  readonly height: number;
}

/** The embedded tester itself, in a frame such as other pages have. */
export function EmbedPreview({ address, height }: EmbedPreviewProps) {
  const id = useId();
  return (
    <section className={styles['preview']} aria-labelledby={id}>
      <h3 id={id} className={styles['label']}>
        {embedDialogTexts.preview}
      </h3>
      {address === null ? (
        <p className={styles['hint']}>{embedDialogTexts.noPreview}</p>
      ) : (
        // Another address is another frame: a frame that is led elsewhere would leave an entry in the history.
        <iframe
          key={address}
          className={styles['frame']}
          src={address}
          title={embedDialogTexts.previewTitle}
          height={height}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox={FRAME_SANDBOX}
        />
      )}
    </section>
  );
}
