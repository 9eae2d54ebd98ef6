import { themeText } from '../../../messages';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { Icon } from '../../parts/controls/icon';
import { useActions, useTester } from '../../parts/tester-context';
import { nextTheme } from './next-theme';

/** Goes through system, light and dark. */
export function ThemeButton() {
  const theme = useTester((state) => state.theme);
  const actions = useActions();
  return (
    <button
      type="button"
      className={classNames(buttonStyles['button'], buttonStyles['icon'])}
      aria-label={themeText(theme)}
      title={themeText(theme)}
      onClick={() => actions.setTheme(nextTheme(theme))}
    >
      <Icon name={theme} />
    </button>
  );
}
