import { Activity, type ComponentType, Suspense, useState } from 'react';
import { appTexts } from '../../../messages';
import type { TabView } from '../../../store';
import { classNames } from '../class-names';
import { useTester } from '../tester-context';
import styles from './view.module.css';
import { panelId, tabId, useViews } from './view-panels';

interface LazyViewProps {
  readonly view: Exclude<TabView, 'file' | 'why'>;
  /** Content of the view, loaded when it is opened. */
  readonly Content: ComponentType;
}

/**
 * A view that is mounted when it is first opened and then stays mounted. While a phone shows the file, CSS
 * alone hides the view: it must keep working, so that Esc can return to a line link.
 */
export function LazyView({ view, Content }: LazyViewProps) {
  const { shown } = useViews();
  const isOpen = useTester((state) => state.view === view);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <section
      id={panelId(view)}
      role="tabpanel"
      aria-labelledby={tabId(view)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, as every view does
      tabIndex={0}
      className={classNames(styles['view'], shown !== view && styles['hidden'])}
    >
      {wasOpened && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Suspense fallback={<p className={styles['loading']}>{appTexts.viewLoading}</p>}>
            <Content />
          </Suspense>
        </Activity>
      )}
    </section>
  );
}
