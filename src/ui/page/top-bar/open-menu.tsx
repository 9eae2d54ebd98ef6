import { examples } from '../../../catalogue';
import { menuTexts } from '../../../messages';
import { useFileChooser } from '../../parts/file/file-chooser';
import { Menu } from '../../parts/menu/menu';
import { MenuGroup } from '../../parts/menu/menu-group';
import { MenuItem } from '../../parts/menu/menu-item';
import { useBinding } from '../../parts/tester-context';
import { bringClipboard } from '../bring-clipboard';
import { useOpenDialog } from '../dialogs/open-dialog';
import styles from './open-menu.module.css';

/** Menu that loads a file, an example or an empty text into the editor, and opens related dialogs. */
export function OpenMenu({ onEditor }: { readonly onEditor: () => void }) {
  const tester = useBinding();
  const { actions } = tester;
  const chooseFile = useFileChooser();
  const openDialog = useOpenDialog();
  const startEmpty = () => {
    actions.clearDocument();
    onEditor();
  };
  const paste = async () => {
    if (!(await bringClipboard(tester))) onEditor();
  };
  return (
    <Menu label={menuTexts.open} icon="folder">
      <MenuItem
        label={menuTexts.file}
        icon="file"
        hint={<span className={styles['hint']}>{menuTexts.fileHint}</span>}
        onChoose={chooseFile}
      />
      <MenuItem
        label={menuTexts.site}
        icon="globe"
        onChoose={() => actions.showPanel({ kind: 'fetch', site: null })}
      />
      <MenuItem label={menuTexts.paste} icon="paste" onChoose={paste} />
      <MenuItem label={menuTexts.emptyFile} icon="emptyFile" onChoose={startEmpty} />
      <MenuItem label={menuTexts.drafts} icon="drafts" onChoose={() => openDialog('drafts')} />
      <MenuItem label={menuTexts.templates} icon="example" onChoose={() => openDialog('templates')} />
      <MenuItem
        label={menuTexts.save}
        icon="save"
        hint={<span className={styles['hint']}>{menuTexts.saveKeys}</span>}
        onChoose={() => openDialog('save')}
      />
      <MenuGroup title={menuTexts.examples}>
        {examples.map(({ id, title, about }) => (
          <MenuItem
            key={id}
            label={title}
            icon="example"
            about={about}
            onChoose={() => actions.openExample(id)}
          />
        ))}
      </MenuGroup>
    </Menu>
  );
}
