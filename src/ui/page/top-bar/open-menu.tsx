import { examples } from '../../../catalogue';
import { menuTexts } from '../../../messages';
import { useFileChooser } from '../../parts/file/file-chooser';
import { Menu } from '../../parts/menu/menu';
import { MenuGroup } from '../../parts/menu/menu-group';
import { MenuItem } from '../../parts/menu/menu-item';
import { useActions } from '../../parts/tester-context';
import { useMedia } from '../../parts/use-media';
import { useOpenDialog } from '../dialogs/open-dialog';

/** Menu that loads a file, an example or an empty text into the editor, and opens related dialogs. */
export function OpenMenu({ onEditor }: { readonly onEditor: () => void }) {
  const actions = useActions();
  const chooseFile = useFileChooser();
  const openDialog = useOpenDialog();
  // Without a mouse there is nothing to drop and mostly no keyboard.
  const isTouch = useMedia('(hover: none)');
  const startEmpty = () => {
    actions.clearDocument();
    onEditor();
  };
  return (
    <Menu label={menuTexts.open} icon="folder">
      <MenuItem
        label={menuTexts.file}
        icon="file"
        hint={isTouch ? '' : menuTexts.fileHint}
        onChoose={chooseFile}
      />
      <MenuItem
        label={menuTexts.site}
        icon="globe"
        onChoose={() => actions.showPanel({ kind: 'fetch', site: null })}
      />
      <MenuItem label={menuTexts.emptyFile} icon="emptyFile" onChoose={startEmpty} />
      <MenuItem label={menuTexts.drafts} icon="drafts" onChoose={() => openDialog('drafts')} />
      <MenuItem label={menuTexts.templates} icon="example" onChoose={() => openDialog('templates')} />
      <MenuItem
        label={menuTexts.save}
        icon="save"
        hint={isTouch ? '' : menuTexts.saveKeys}
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
