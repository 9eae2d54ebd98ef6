import { menuTexts, themeText } from '../../../messages';
import { Menu } from '../../parts/menu/menu';
import { MenuItem } from '../../parts/menu/menu-item';
import { useActions, useTester } from '../../parts/tester-context';
import { useOpenDialog } from '../dialogs/open-dialog';
import { nextTheme } from './next-theme';

/** Menu for actions that do not fit into the top bar on phones. */
export function MoreMenu() {
  const theme = useTester((state) => state.theme);
  const actions = useActions();
  const openDialog = useOpenDialog();
  return (
    <Menu label={menuTexts.more} icon="more" iconOnly>
      <MenuItem label={menuTexts.share} icon="share" onChoose={() => openDialog('share')} />
      <MenuItem label={menuTexts.embed} icon="embed" onChoose={() => openDialog('embed')} />
      <MenuItem label={themeText(theme)} icon={theme} onChoose={() => actions.setTheme(nextTheme(theme))} />
      <MenuItem label={menuTexts.help} icon="help" onChoose={() => openDialog('help')} />
    </Menu>
  );
}
