import { useEffect, useRef, useState } from 'react';
import { waysTexts } from '../../../messages';
import { bookmarkCode } from '../../../store/live/bookmark/bookmark-code';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { Icon } from '../../parts/controls/icon';
import { CopyLine } from './copy-line';
import styles from './ways.module.css';

/** The bookmark that reads the file on its site, to be dragged or made by hand. */
export function BookmarkWay() {
  const link = useRef<HTMLAnchorElement>(null);
  const [isPressed, setPressed] = useState(false);
  const tester = location.origin + location.pathname;
  const code = bookmarkCode(tester, waysTexts.bookmarkElsewhere);
  // React takes no address with a script, for good reasons. This one is never followed here: the page's policy forbids it, too.
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
