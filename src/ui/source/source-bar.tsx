import { useCallback, useId, useRef, useState } from 'react';
import { fileTexts, plain, simulateButton } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { RichText } from '../parts/rich-text';
import { useTester } from '../tester-context';
import { OriginName } from './origin-name';
import { SimulatePanel } from './simulate-panel';
import styles from './source-bar.module.css';
import { useWarning } from './use-warning';
import { WarningButtons } from './warning-buttons';

/**
 * Where the text came from, and the most urgent thing to know about it. Its box stays the same, and so does the place of a warning, so that screen
 * readers hear it coming. At its end, the button for the panel in which other answers of the site are pretended.
 */
export function SourceBar({ isEditorMissing }: { readonly isEditorMissing: boolean }) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const warning = useWarning(isEditorMissing);
  const isExample = useTester(
    ({ document }) => document.origin.kind === 'example' && document.text.length > 0,
  );
  return (
    <>
      <section
        className={classNames(styles['bar'], warning !== null && styles['warning'])}
        aria-label={fileTexts.source}
      >
        <Icon name={warning !== null ? 'warning' : isExample ? 'example' : 'file'} />
        <div className={styles['text']}>
          {warning?.remedy !== 'stop-simulating' && <OriginName />}
          <div
            role="status"
            className={warning === null ? undefined : styles['message']}
            title={warning === null ? undefined : plain(warning.text)}
          >
            {warning !== null && <RichText text={warning.text} />}
          </div>
        </div>
        {warning !== null && <WarningButtons warning={warning} onStopped={() => button.current?.focus()} />}
        <button
          ref={button}
          type="button"
          className={classNames(buttonStyles['button'], buttonStyles['small'])}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          {simulateButton.title}
          <Icon name="down" />
        </button>
      </section>
      {isOpen && <SimulatePanel id={panelId} button={button} onClose={close} />}
    </>
  );
}
