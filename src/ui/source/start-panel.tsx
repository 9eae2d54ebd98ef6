import { firstRunExample } from '../../catalogue';
import { startTexts } from '../../messages';
import { useFileChooser } from '../shell/file-chooser';
import { useActions } from '../tester-context';
import styles from './start-panel.module.css';
import { StartWay } from './start-way';

/** Under an empty editor: other ways to bring a text in. */
export function StartPanel({ onPaste }: { readonly onPaste: () => void }) {
  const actions = useActions();
  const chooseFile = useFileChooser();
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{startTexts.title}</h2>
      <p className={styles['privacy']}>{startTexts.privacy}</p>
      <ul className={styles['ways']}>
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
