import { fileTexts } from '../../messages';
import { classNames } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { OriginName } from './origin-name';
import styles from './source-bar.module.css';
import { useWarning } from './use-warning';
import { WarningText } from './warning-text';

/** Where the text came from, or the most urgent thing to know about it. Its box stays the same. */
export function SourceBar({ isEditorMissing }: { readonly isEditorMissing: boolean }) {
  const warning = useWarning(isEditorMissing);
  return (
    <section
      className={classNames(styles['bar'], warning !== null && styles['warning'])}
      aria-label={fileTexts.source}
    >
      {warning === null ? <OriginName /> : <Icon name="warning" />}
      <WarningText warning={warning} />
    </section>
  );
}
