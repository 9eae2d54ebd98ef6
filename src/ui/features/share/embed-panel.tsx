import { useState } from 'react';
import { embedDialogTexts, lostInPage, tooLongForFrame } from '../../../messages';
import { RichText } from '../../parts/text/rich-text';
import { type EmbedChoices, plainChoices } from './embed-choices';
import { EmbedCode } from './embed-code';
import styles from './embed-dialog.module.css';
import { EmbedForm } from './embed-form';
import { EmbedPreview } from './embed-preview';
import { elementSnippet, frameAddress, iframeSnippet, reactSnippet } from './embed-snippet';
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
