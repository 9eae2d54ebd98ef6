import { firstRunExample } from '../../../catalogue';
import { noRules, siteTexts, startTexts } from '../../../messages';
import type { SiteOrigin } from '../../../store';
import { Button } from '../../parts/controls/button';
import { Icon } from '../../parts/controls/icon';
import type { IconName } from '../../parts/controls/icon-shapes';
import { useFileChooser } from '../../parts/file/file-chooser';
import { isApple } from '../../parts/is-apple';
import { useActions, useTester } from '../../parts/tester-context';
import { useMedia } from '../../parts/use-media';
import styles from './start-panel.module.css';
import panelStyles from './start-panel.module.css';

/** Panel under an empty editor: other ways to add a text, or what the site sent instead of one. */
export function StartPanel({ onPaste }: { readonly onPaste: () => void }) {
  const origin = useTester((state) => state.document.origin);
  return origin.kind === 'site' ? (
    <NoRules site={origin} onPaste={onPaste} />
  ) : (
    <StartWays onPaste={onPaste} />
  );
}

function StartWays({ onPaste }: { readonly onPaste: () => void }) {
  const actions = useActions();
  const chooseFile = useFileChooser();
  // Without a mouse there is nothing to drop, and mostly no keyboard.
  const isTouch = useMedia('(hover: none)');
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{startTexts.title}</h2>
      <p className={styles['privacy']}>{startTexts.privacy}</p>
      <ul className={styles['ways']}>
        <StartWay
          icon="globe"
          title={startTexts.fetch}
          about={startTexts.fetchHint}
          onChoose={() => actions.showPanel({ kind: 'fetch', site: null })}
        />
        <StartWay
          icon="paste"
          title={startTexts.paste}
          about={startTexts.pasteHint}
          {...(!isTouch && { keys: startTexts.pasteKeys(isApple()) })}
          onChoose={onPaste}
        />
        <StartWay
          icon="file"
          title={startTexts.open}
          about={isTouch ? startTexts.openHintTouch : startTexts.openHint}
          onChoose={chooseFile}
        />
        <StartWay
          icon="example"
          title={startTexts.example}
          about={firstRunExample.about}
          onChoose={() => actions.openExample(firstRunExample.id)}
        />
      </ul>
    </div>
  );
}

interface NoRulesProps {
  readonly site: SiteOrigin;
  readonly onPaste: () => void;
}

/** Shows the answer of a site that sent no text, and what to do next. */
function NoRules({ site, onPaste }: NoRulesProps) {
  const actions = useActions();
  const { title, text } = noRules(site);
  return (
    <div className={panelStyles['panel']}>
      <h2 className={panelStyles['title']}>{title}</h2>
      <p className={panelStyles['privacy']}>{text}</p>
      <div className={styles['buttons']}>
        <Button primary onClick={() => actions.showPanel({ kind: 'fetch', site: site.url })}>
          {siteTexts.fetchAgain}
        </Button>
        <Button outlined icon="paste" onClick={onPaste}>
          {siteTexts.paste}
        </Button>
      </div>
    </div>
  );
}

interface StartWayProps {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
  /** Keyboard shortcut for the same action. Without one, an arrow is shown. */
  readonly keys?: string;
  readonly onChoose: () => void;
}

/** One way to add a text. */
function StartWay({ icon, title, about, keys, onChoose }: StartWayProps) {
  return (
    <li className={styles['item']}>
      <button type="button" className={styles['button']} onClick={onChoose}>
        <Icon name={icon} />
        <span>
          <span className={styles['name']}>{title}</span>
          <span className={styles['about']}>{about}</span>
        </span>
        {keys === undefined ? <Icon name="right" /> : <kbd className={styles['keys']}>{keys}</kbd>}
      </button>
    </li>
  );
}
