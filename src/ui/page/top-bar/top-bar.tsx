import { type ReactNode, Suspense } from 'react';
import { appTexts, menuTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { prerenderedPart } from '../../parts/lazy/prerendered-part';
import { PHONE, useMedia } from '../../parts/use-media';
import { useOpenDialog } from '../dialogs/open-dialog';
import { ThemeButton } from './theme-button';
import styles from './top-bar.module.css';

const OpenMenu = prerenderedPart(
  () => import(/* chunk: file */ './open-menu').then((module) => module.OpenMenu),
  () => null,
);

const MoreMenu = prerenderedPart(
  () => import(/* chunk: file */ './more-menu').then((module) => module.MoreMenu),
  () => null,
);

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
      <Suspense>
        <OpenMenu onEditor={onEditor} />
      </Suspense>
      {isPhone ? (
        <Suspense>
          <MoreMenu />
        </Suspense>
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
