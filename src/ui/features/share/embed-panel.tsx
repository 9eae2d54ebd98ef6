import { useId, useRef, useState } from 'react';
import { embedDialogTexts, fieldCopied, lostInPage, tooLongForFrame } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { useCopy } from '../../parts/controls/use-copy';
import { isApple } from '../../parts/is-apple';
import { RichText } from '../../parts/text/rich-text';
import { type EmbedChoices, plainChoices } from './embed-choices';
import styles from './embed-dialog.module.css';
import { EmbedForm } from './embed-form';
import { elementSnippet, FRAME_SANDBOX, frameAddress, iframeSnippet, reactSnippet } from './embed-snippet';
import { type Embedding, LONGEST_FRAME_ADDRESS } from './use-embedding';

interface EmbedPanelProps {
  readonly embedding: Embedding;
  /** True where the page supposes something of the server or the file's place, which is not embedded. */
  readonly isWithoutCondition: boolean;
}

/** The choices, the code that they make, and how it looks. */
export function EmbedPanel({ embedding, isWithoutCondition }: EmbedPanelProps) {
  const { content, isServedForAll, page, frameState } = embedding;
  const [choices, setChoices] = useState<EmbedChoices>(() => ({
    ...plainChoices,
    script: isServedForAll ? 'pinned' : 'newest',
  }));
  const address = frameState === null ? null : frameAddress(page, frameState, choices);
  const code = codeOf(embedding, choices, address);
  return (
    <div className={styles['panel']}>
      <div className={styles['choosing']}>
        <EmbedForm
          choices={choices}
          lines={content.text.split('\n').length}
          isServedForAll={isServedForAll}
          onChoose={(part) => setChoices({ ...choices, ...part })}
        />
        {code === null ? (
          <p className={styles['warning']}>
            <RichText text={tooLongForFrame(LONGEST_FRAME_ADDRESS)} />
          </p>
        ) : (
          <EmbedCode key={code} code={code} />
        )}
        {content.lost > 0 && choices.form !== 'iframe' && (
          <p className={styles['warning']}>
            <RichText text={lostInPage(content.lost)} />
          </p>
        )}
        {isWithoutCondition && <p className={styles['hint']}>{embedDialogTexts.withoutSimulation}</p>}
      </div>
      <EmbedPreview address={address} height={choices.height} />
    </div>
  );
}

/** The code; null where a frame cannot carry the file. */
function codeOf(embedding: Embedding, choices: EmbedChoices, address: string | null): string | null {
  if (choices.form === 'iframe') return address && iframeSnippet(address, choices);
  const { content, scripts, integrity } = embedding;
  const isPinned = choices.script === 'pinned';
  const script = { address: scripts[choices.script], integrity: isPinned ? integrity : null };
  return (choices.form === 'element' ? elementSnippet : reactSnippet)(content, choices, script);
}

interface EmbedPreviewProps {
  /** Of the embedded tester with all of its parameters; null where it would be too long. */
  readonly address: string | null;
  /** In CSS pixels. */
  readonly height: number;
}

/** The embedded tester itself, in a frame such as other pages have. */
function EmbedPreview({ address, height }: EmbedPreviewProps) {
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

/** The code for the other page, ready to be copied. */
function EmbedCode({ code }: { readonly code: string }) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, copy] = useCopy(field);
  return (
    <div>
      <label htmlFor={id} className={styles['label']}>
        {embedDialogTexts.code}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles['code']}
        readOnly
        wrap="off"
        spellCheck={false}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles['copyRow']}>
        <p role="status" className={classNames(styles['status'], outcome === 'denied' && styles['warning'])}>
          {outcome !== null && fieldCopied('code', outcome, isApple())}
        </p>
        <Button primary onClick={() => void copy()}>
          {embedDialogTexts.copy}
        </Button>
      </div>
    </div>
  );
}
