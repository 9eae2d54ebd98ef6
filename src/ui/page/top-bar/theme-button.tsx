import { themeText } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useActions, useTester } from '../../parts/tester-context';
import { nextTheme } from './next-theme';

/** Button that cycles through system, light and dark. */
export function ThemeButton() {
  const theme = useTester((state) => state.theme);
  const actions = useActions();
  return (
    <Button
      iconOnly
      icon={theme}
      aria-label={themeText(theme)}
      title={themeText(theme)}
      onClick={() => actions.setTheme(nextTheme(theme))}
    />
  );
}
