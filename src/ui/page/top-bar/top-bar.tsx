import { appTexts, menuTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { PHONE, useMedia } from '../../parts/use-media';
import { useOpenDialog } from '../dialogs/open-dialog';
import { Mark } from './mark';
import { MoreMenu } from './more-menu';
import { OpenMenu } from './open-menu';
import { ThemeButton } from './theme-button';
import styles from './top-bar.module.css';

/** The name of the page and what can be done with all of it. */
export function TopBar({ onEditor }: { readonly onEditor: () => void }) {
  const isPhone = useMedia(PHONE);
  const openDialog = useOpenDialog();
  return (
    <header className={styles['bar']}>
      <h1 className={styles['name']}>
        <Mark />
        {appTexts.name}
      </h1>
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
            iconOnly="help"
            aria-label={menuTexts.help}
            title={menuTexts.help}
            onClick={() => openDialog('help')}
          />
        </>
      )}
    </header>
  );
}
