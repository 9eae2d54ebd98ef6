import { useEffect, useId, useRef, useState } from 'react';
import { liveTexts, waysTexts } from '../../../messages';
import { bookmarkCode } from '../../../store/live/bookmark/bookmark-code';
import { curlLine, robotsAddressOf } from '../../../store/live/typed-site';
import { classNames } from '../../parts/class-names';
import { Button } from '../../parts/controls/button';
import buttonStyles from '../../parts/controls/button.module.css';
import { Icon } from '../../parts/controls/icon';
import linkStyles from '../../parts/controls/link.module.css';
import { useActions } from '../../parts/tester-context';
import { CopyLine } from './copy-line';
import { TerminalWay } from './terminal-way';
import { useLiveState } from './use-live';
import styles from './ways.module.css';

interface OtherWaysProps {
  /** Called when the person chooses to paste the text into the editor. */
  readonly onPaste: () => void;
  /** Called when the pasted terminal output was parsed and contains no file. */
  readonly onAccepted: () => void;
}

/** Ways to get a site's file without the service, best first: a bookmark on the site, a terminal, by hand. */
export function OtherWays({ onPaste, onAccepted }: OtherWaysProps) {
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
          <TerminalWay line={line} onAccepted={onAccepted} />
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

/** The bookmark that reads the file on its site. It can be dragged, or created by hand. */
function BookmarkWay() {
  const link = useRef<HTMLAnchorElement>(null);
  const [isPressed, setPressed] = useState(false);
  const tester = location.origin + location.pathname;
  const code = bookmarkCode(tester, waysTexts.bookmarkElsewhere);
  // React rejects a `javascript:` URL in `href`, so set it directly. The page's Content Security Policy blocks it
  // from running here.
  useEffect(() => link.current?.setAttribute('href', code), [code]);
  return (
    <>
      <p>{waysTexts.bookmarkSteps}</p>
      <p className={styles['row']}>
        <a
          ref={link}
          href={tester}
          className={classNames(buttonStyles['button'], buttonStyles['outlined'], styles['bookmark'])}
          onClick={(event) => {
            event.preventDefault();
            setPressed(true);
          }}
        >
          <Icon name="globe" />
          {waysTexts.bookmarkName}
        </a>
        <span role="status">{isPressed && waysTexts.bookmarkPressed}</span>
      </p>
      <CopyLine label={waysTexts.bookmarkAddress} line={code} />
      <p className={styles['note']}>{waysTexts.bookmarkLimits}</p>
    </>
  );
}
