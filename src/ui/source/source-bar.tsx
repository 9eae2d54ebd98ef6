import { fileTexts, plain } from '../../messages';
import { classNames } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { RichText } from '../parts/rich-text';
import { useTester } from '../tester-context';
import { OriginName } from './origin-name';
import styles from './source-bar.module.css';
import { useWarning } from './use-warning';
import { WarningButtons } from './warning-buttons';

/**
 * Where the text came from, and the most urgent thing to know about it. Its box stays the same, and so does the place of a warning, so that screen
 * readers hear it coming.
 */
export function SourceBar({ isEditorMissing }: { readonly isEditorMissing: boolean }) {
  const warning = useWarning(isEditorMissing);
  const isExample = useTester(
    ({ document }) => document.origin.kind === 'example' && document.text.length > 0,
  );
  return (
    <section
      className={classNames(styles['bar'], warning !== null && styles['warning'])}
      aria-label={fileTexts.source}
    >
      <Icon name={warning !== null ? 'warning' : isExample ? 'example' : 'file'} />
      <div className={styles['text']}>
        <OriginName />
        <div
          role="status"
          className={warning === null ? undefined : styles['message']}
          title={warning === null ? undefined : plain(warning.text)}
        >
          {warning !== null && <RichText text={warning.text} />}
        </div>
      </div>
      {warning !== null && <WarningButtons warning={warning} />}
    </section>
  );
}
