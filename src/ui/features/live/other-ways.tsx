import { useId } from 'react';
import { liveTexts, waysTexts } from '../../../messages';
import { curlLine, robotsAddressOf } from '../../../store/live/typed-site';
import { Button } from '../../parts/controls/button';
import linkStyles from '../../parts/controls/link.module.css';
import { useActions } from '../../parts/tester-context';
import { BookmarkWay } from './bookmark-way';
import { TerminalWay } from './terminal-way';
import { useLiveState } from './use-live';
import styles from './ways.module.css';

interface OtherWaysProps {
  /** Somebody wants to paste the text into the editor. */
  readonly onPaste: () => void;
  /** What a terminal printed was understood and holds no file. */
  readonly onTaken: () => void;
}

/** Ways to the file of a site that need no service, best first: with a bookmark on the site, in a terminal, by hand. */
export function OtherWays({ onPaste, onTaken }: OtherWaysProps) {
  const id = useId();
  const actions = useActions();
  const address = useLiveState((state) => robotsAddressOf(state.site));
  const line = address === null ? null : curlLine(address);
  return (
    <section className={styles['ways']} aria-labelledby={id}>
      <h2 id={id} className={styles['label']}>
        {waysTexts.label}
      </h2>
      <details className={styles['way']}>
        <summary>{waysTexts.bookmark}</summary>
        <BookmarkWay />
      </details>
      {line !== null && (
        <details className={styles['way']}>
          <summary>{waysTexts.terminal}</summary>
          <TerminalWay line={line} onTaken={onTaken} />
        </details>
      )}
      <div className={styles['row']}>
        {address !== null && (
          <a className={linkStyles['link']} href={address} target="_blank" rel="noreferrer" title={address}>
            {liveTexts.openSite}
          </a>
        )}
        <Button
          outlined
          small
          onClick={() => {
            actions.clearDocument();
            onPaste();
          }}
        >
          {liveTexts.paste}
        </Button>
      </div>
    </section>
  );
}
