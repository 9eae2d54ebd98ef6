import { appTexts, menuTexts } from '../../../messages';
import { classNames } from '../../parts/class-names';
import buttonStyles from '../../parts/controls/button.module.css';
import { Icon } from '../../parts/controls/icon';
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
          <button type="button" className={buttonStyles['button']} onClick={() => openDialog('share')}>
            <Icon name="share" />
            {menuTexts.share}
          </button>
          <button type="button" className={buttonStyles['button']} onClick={() => openDialog('embed')}>
            <Icon name="embed" />
            {menuTexts.embed}
          </button>
          <span className={styles['divider']} />
          <ThemeButton />
          <button
            type="button"
            className={classNames(buttonStyles['button'], buttonStyles['icon'])}
            aria-label={menuTexts.help}
            title={menuTexts.help}
            onClick={() => openDialog('help')}
          >
            <Icon name="help" />
          </button>
        </>
      )}
    </header>
  );
}
