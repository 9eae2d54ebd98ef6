import { useId, useRef, useState } from 'react';
import { encodePercent } from '../../../engine/source';
import { embedDialogTexts, fieldCopied, lostInPage, tooLongForFrame } from '../../../messages';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import { useCopy } from '../../parts/controls/use-copy';
import { isApple } from '../../parts/is-apple';
import { RichText } from '../../parts/text/rich-text';
import { type EmbedChoices, effectiveChoices, plainChoices } from './embed-choices';
import styles from './embed-dialog.module.css';
import { EmbedForm } from './embed-form';
import {
  elementSnippet,
  FRAME_SANDBOX,
  frameHeight,
  iframeAddress,
  iframeSnippet,
  reactSnippet,
} from './embed-snippet';
import { LONGEST_FRAME_ADDRESS, type SnippetData } from './use-snippet-data';

interface EmbedPanelProps {
  readonly snippetData: SnippetData;
  /** True if the page simulates an answer or has a URL for the file. The embedded tester has neither. */
  readonly isWithoutCondition: boolean;
}

/** The choices, the resulting code and its preview. */
export function EmbedPanel({ snippetData, isWithoutCondition }: EmbedPanelProps) {
  const { content, isServedForAll, page, frameState } = snippetData;
  const [choices, setChoices] = useState<EmbedChoices>(plainChoices);
  const written = effectiveChoices(choices);
  const address =
    frameState === null
      ? null
      : iframeAddress(page, frameState + listParameter(content.urls, written), written);
  const code = codeOf(snippetData, written, address);
  return (
    <div className={styles['panel']}>
      <div className={styles['choosing']}>
        <EmbedForm
          choices={choices}
          lines={content.text.split('\n').length}
          urls={content.urls.length}
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
      <EmbedPreview address={address} height={frameHeight(choices)} />
    </div>
  );
}

/** Returns the list of URLs as a parameter of the frame's address, after others. */
function listParameter(urls: readonly string[], { hasUrls }: EmbedChoices): string {
  return hasUrls && urls.length > 0 ? `&urls=${encodePercent(urls.join(' '))}` : '';
}

/** Returns the code. Null if the file is too long for a frame's address. */
function codeOf(snippetData: SnippetData, choices: EmbedChoices, address: string | null): string | null {
  if (choices.form === 'iframe') return address && iframeSnippet(address, choices);
  const { content, scripts, integrity } = snippetData;
  const isPinned = choices.script === 'pinned';
  const script = { address: scripts[choices.script], integrity: isPinned ? integrity : null };
  return (choices.form === 'element' ? elementSnippet : reactSnippet)(content, choices, script);
}

interface EmbedPreviewProps {
  /** URL of the embedded tester with all parameters. Null if it would be too long. */
  readonly address: string | null;
  /** In CSS pixels. */
  readonly height: number;
}

/** The embedded tester in a frame, as on other pages. */
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
        // The key creates a new frame for each address. Navigating a frame would add an entry to the history.
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

/** The code for the other page, with a button that copies it. */
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
