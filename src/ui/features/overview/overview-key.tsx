import { overviewTexts, shareMeaning, skipStar } from '../../../messages';
import type { OverviewContent } from '../../../store';
import icon from '../../parts/controls/icon.module.css';
import { usePolicyTokensNote } from '../../parts/file/use-policy-tokens-note';
import { RichText } from '../../parts/text/rich-text';
import type { CellExamples } from './cell-examples';
import { CellIcon } from './cell-icon';
import styles from './overview-key.module.css';

interface OverviewKeyProps {
  readonly content: OverviewContent;
  readonly examples: CellExamples;
}

/** Explains the drawings in use, and says what the table is true for. */
export function OverviewKey({ content, examples }: OverviewKeyProps) {
  const { allowed, blocked, some, exception } = examples;
  return (
    <div className={styles['foot']}>
      <ul className={styles['key']} aria-label={overviewTexts.key}>
        {allowed && (
          <li>
            <CellIcon cell={allowed} /> {overviewTexts.allowed}
          </li>
        )}
        {blocked && (
          <li>
            <CellIcon cell={blocked} /> {overviewTexts.blocked}
          </li>
        )}
        {some && (
          <li>
            <CellIcon cell={some} /> {shareMeaning(some.blocked, some.total)}
          </li>
        )}
        {exception && (
          <li>
            <span className={styles['dots']} /> {overviewTexts.exceptions}
          </li>
        )}
      </ul>
      {content.skippers.length > 0 && <Skippers names={content.skippers} />}
      <Preferences />
      <p className={styles['fact']}>
        <Drawing path="M2.5 3v10M13.5 3v10M5 6.2h6M5 9.8h6" />
        {overviewTexts.proven}
      </p>
    </div>
  );
}

/** The crawlers that the `*` group isn't for. */
function Skippers({ names }: { readonly names: readonly string[] }) {
  const { before, after } = skipStar(names);
  return (
    <p className={styles['fact']} title={names.length > 1 ? names.join(', ') : undefined}>
      <Drawing path={INFORMATION} />
      <span>
        {before}
        <code>*</code>
        {after}
      </span>
    </p>
  );
}

/** Names in the file that aren't crawlers. */
function Preferences() {
  const note = usePolicyTokensNote();
  return (
    note && (
      <p className={styles['fact']}>
        <Drawing path={INFORMATION} />
        <span>
          <RichText text={note} />
        </span>
      </p>
    )
  );
}

/** An i in a circle. */
const INFORMATION = 'M1.75 8a6.25 6.25 0 1 0 12.5 0a6.25 6.25 0 1 0-12.5 0M8 7.3v3.9M8 4.7v.1';

function Drawing({ path }: { readonly path: string }) {
  return (
    <svg className={icon['icon']} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
