import { type ComponentType, lazy, Suspense, useState } from 'react';
import { appTexts, menuTexts } from '../../messages';
import buttonStyles from '../parts/button.module.css';
import { classNames } from '../parts/class-names';
import { Icon } from '../parts/icon';
import { PHONE, useMedia } from '../parts/use-media';
import { HelpMissing } from './help-missing';
import { Mark } from './mark';
import { MoreMenu } from './more-menu';
import { OpenMenu } from './open-menu';
import { ThemeButton } from './theme-button';
import styles from './top-bar.module.css';

/** Not needed before somebody asks for it. */
const HelpDialog = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import('./help-dialog').then(
    ({ HelpDialog }) => ({ default: HelpDialog }),
    () => ({ default: HelpMissing }),
  ),
);

/** The name of the page and what can be done with all of it. */
export function TopBar({ onEditor }: { readonly onEditor: () => void }) {
  const isPhone = useMedia(PHONE);
  const [isHelping, setHelping] = useState(false);
  const help = () => setHelping(true);
  return (
    <header className={styles['bar']}>
      <h1 className={styles['name']}>
        <Mark />
        {appTexts.name}
      </h1>
      <OpenMenu onEditor={onEditor} />
      {isPhone ? (
        <MoreMenu onHelp={help} />
      ) : (
        <>
          <span className={styles['divider']} />
          <ThemeButton />
          <button
            type="button"
            className={classNames(buttonStyles['button'], buttonStyles['icon'])}
            aria-label={menuTexts.help}
            title={menuTexts.help}
            onClick={help}
          >
            <Icon name="help" />
          </button>
        </>
      )}
      <Suspense>{isHelping && <HelpDialog onClose={() => setHelping(false)} />}</Suspense>
    </header>
  );
}
