import type { ReactNode } from 'react';
import { appTexts, menuTexts, themeText } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { Menu } from '../../parts/menu/menu';
import { MenuItem } from '../../parts/menu/menu-item';
import { useActions, useTester } from '../../parts/tester-context';
import { PHONE, useMedia } from '../../parts/use-media';
import { useOpenDialog } from '../dialogs/open-dialog';
import { nextTheme } from './next-theme';
import { OpenMenu } from './open-menu';
import { ThemeButton } from './theme-button';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly onEditor: () => void;
  /** Shown between the name and the actions. */
  readonly children?: ReactNode;
}

/** The name of the page, and the actions that affect the whole page. */
export function TopBar({ onEditor, children }: TopBarProps) {
  const isPhone = useMedia(PHONE);
  const openDialog = useOpenDialog();
  return (
    <header className={styles['bar']}>
      <h1 className={styles['name']}>
        <Mark />
        {appTexts.name}
      </h1>
      {children}
      <OpenMenu onEditor={onEditor} />
      {isPhone ? (
        <MoreMenu />
      ) : (
        <>
          <span className={styles['divider']} />
          <Button icon="share" onClick={() => openDialog('share')}>
            {menuTexts.share}
          </Button>
          <Button icon="embed" onClick={() => openDialog('embed')}>
            {menuTexts.embed}
          </Button>
          <span className={styles['divider']} />
          <ThemeButton />
          <Button
            iconOnly
            icon="help"
            aria-label={menuTexts.help}
            title={menuTexts.help}
            onClick={() => openDialog('help')}
          />
        </>
      )}
    </header>
  );
}

/** The logo of the tester: a path and a wildcard. */
function Mark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 22 22" aria-hidden="true">
      <rect className={styles['ground']} width="22" height="22" rx="5.5" />
      <path className={styles['signs']} d="M5.2 16.2 9.4 5.8M14.1 7.3v7M11.1 9l6 3.5M17.1 9l-6 3.5" />
    </svg>
  );
}

/** Menu for actions that do not fit into the top bar on phones. */
function MoreMenu() {
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
