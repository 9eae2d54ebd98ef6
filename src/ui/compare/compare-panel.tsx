import { compareTexts } from '../../messages';
import { useActions } from '../tester-context';
import { UrlsContext, useStartedUrls } from '../urls/use-urls';
import { CompareAside } from './compare-aside';
import { CompareReady } from './compare-ready';

/** The file against another version of it; or why they cannot be compared. */
export function ComparePanel() {
  const urls = useStartedUrls();
  const actions = useActions();
  if (urls === 'missing')
    return (
      <CompareAside
        text={compareTexts.missing}
        button={{ label: compareTexts.tryAgain, onPress: actions.loadUrls }}
      />
    );
  if (typeof urls === 'string') return <CompareAside text={compareTexts.starting} />;
  return (
    <UrlsContext value={urls}>
      <CompareReady />
    </UrlsContext>
  );
}
