import { firstRunExample } from '../../../catalogue';
import { startTexts } from '../../../messages';
import { useFileChooser } from '../../parts/file/file-chooser';
import { useActions, useTester } from '../../parts/tester-context';
import { NoRules } from './no-rules';
import styles from './start-panel.module.css';
import { StartWay } from './start-way';

/** Under an empty editor: other ways to bring a text in, or what the site sent instead of one. */
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
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
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
          keys={startTexts.pasteKeys(isApple)}
          onChoose={onPaste}
        />
        <StartWay icon="file" title={startTexts.open} about={startTexts.openHint} onChoose={chooseFile} />
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
