import { menuTexts, themeText } from '../../messages';
import { Menu } from '../parts/menu';
import { MenuItem } from '../parts/menu-item';
import { useActions, useTester } from '../tester-context';
import { nextTheme } from './next-theme';

/** On phones: what has no room in the top bar. */
export function MoreMenu({ onHelp }: { readonly onHelp: () => void }) {
  const theme = useTester((state) => state.theme);
  const actions = useActions();
  return (
    <Menu label={menuTexts.more} icon="more" iconOnly>
      <MenuItem label={themeText(theme)} icon={theme} onChoose={() => actions.setTheme(nextTheme(theme))} />
      <MenuItem label={menuTexts.help} icon="help" onChoose={onHelp} />
    </Menu>
  );
}
