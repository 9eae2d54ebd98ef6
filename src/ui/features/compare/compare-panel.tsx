import { appTexts, compareTexts } from '../../../messages';
import { useActions } from '../../parts/tester-context';
import { UrlsContext, useStartedUrls } from '../../parts/urls/use-urls';
import { ViewAside } from '../../parts/view/view-aside';
import { CompareReady } from './compare-ready';

/** The file against another version of it; or why they cannot be compared. */
export function ComparePanel() {
  const urls = useStartedUrls();
  const actions = useActions();
  if (urls === 'missing')
    return (
      <ViewAside
        name={appTexts.compareView}
        text={compareTexts.missing}
        button={{ label: compareTexts.tryAgain, onPress: actions.loadUrls }}
      />
    );
  if (typeof urls === 'string') return <ViewAside name={appTexts.compareView} text={compareTexts.starting} />;
  return (
    <UrlsContext value={urls}>
      <CompareReady />
    </UrlsContext>
  );
}
