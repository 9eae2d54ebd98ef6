import { firstRunExample } from '../../../catalogue';
import { noRules, siteTexts, startTexts } from '../../../messages';
import type { SiteOrigin } from '../../../store';
import { Button } from '../../parts/controls/button';
import { useFileChooser } from '../../parts/file/file-chooser';
import { isApple } from '../../parts/is-apple';
import { useActions, useTester } from '../../parts/tester-context';
import { useMedia } from '../../parts/use-media';
import { Way, WayList } from '../../parts/way/way-list';
import styles from './start-panel.module.css';

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
      <WayList>
        <Way
          icon="globe"
          name={startTexts.fetch}
          about={startTexts.fetchHint}
          onChoose={() => actions.showPanel({ kind: 'fetch', site: null })}
        />
        <Way
          icon="paste"
          name={startTexts.paste}
          about={startTexts.pasteHint}
          keys={isTouch ? undefined : startTexts.pasteKeys(isApple())}
          onChoose={onPaste}
        />
        <Way
          icon="file"
          name={startTexts.open}
          about={isTouch ? startTexts.openHintTouch : startTexts.openHint}
          onChoose={chooseFile}
        />
        <Way
          icon="example"
          name={startTexts.example}
          about={firstRunExample.about}
          onChoose={() => actions.openExample(firstRunExample.id)}
        />
      </WayList>
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
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{title}</h2>
      <p className={styles['privacy']}>{text}</p>
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
