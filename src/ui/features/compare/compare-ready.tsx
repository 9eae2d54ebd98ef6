import { appTexts, compareTexts } from '../../../messages';
import { useHasFile } from '../../parts/file/use-has-file';
import { useUrls, useUrlsState } from '../../parts/urls/use-urls';
import { ViewAside } from '../../parts/view/view-aside';
import { ComparedVersions } from './compared-versions';
import { EmptyCompare } from './empty-compare';
import { useCompareState } from './use-compare';
import { VersionChoiceProvider } from './version-choice-provider';

/** Two versions, or the choice of the second one. */
export function CompareReady() {
  const urls = useUrls();
  const status = useUrlsState((state) => state.status);
  const other = useCompareState((state) => state.other);
  const hasFile = useHasFile();
  if (status === 'unavailable' || status === 'stopped')
    return (
      <ViewAside
        name={appTexts.compareView}
        text={compareTexts[status]}
        button={{ label: compareTexts.tryAgain, onPress: () => urls.restart() }}
      />
    );
  return (
    <VersionChoiceProvider>
      {hasFile ? (
        other === null ? (
          <EmptyCompare />
        ) : (
          <ComparedVersions other={other} />
        )
      ) : (
        <ViewAside name={appTexts.compareView} text={compareTexts.noFile} />
      )}
    </VersionChoiceProvider>
  );
}
