import { appTexts, compareTexts } from '../../../messages';
import { Button } from '../../parts/controls/button';
import { useHasFile } from '../../parts/file/use-has-file';
import { useActions } from '../../parts/tester-context';
import { UrlsContext, useStartedUrls, useUrls, useUrlsState } from '../../parts/urls/use-urls';
import { ViewAside } from '../../parts/view/view-aside';
import { BothVersions } from './both-versions';
import styles from './compare-panel.module.css';
import { useCompareState } from './use-compare';
import { VersionAlert } from './version-alert';
import { useVersionChoice, versionKinds } from './version-choice';
import { VersionChoiceProvider } from './version-choice-provider';

/** Compares the file with another version, or shows why it can't. */
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

/** The compared versions, or the choice of the second one. */
function CompareReady() {
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
          <BothVersions other={other} />
        )
      ) : (
        <ViewAside name={appTexts.compareView} text={compareTexts.noFile} />
      )}
    </VersionChoiceProvider>
  );
}

/** Ways to get a second version, shown while there is none. */
function EmptyCompare() {
  const choose = useVersionChoice();
  return (
    <>
      <VersionAlert />
      <div className={styles['empty']}>
        <h2 className={styles['title']} data-head tabIndex={-1}>
          {compareTexts.choose}
        </h2>
        <p>{compareTexts.chooseAbout}</p>
        <ul className={styles['ways']}>
          {versionKinds.map((kind) => (
            <li key={kind}>
              <Button outlined onClick={() => choose(kind)}>
                {compareTexts.ways[kind]}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
