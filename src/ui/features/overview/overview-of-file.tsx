import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { appTexts, checkerTexts, overviewLimit, overviewTexts } from '../../../messages';
import type { Problems } from '../../../store';
import { useHasFile } from '../../parts/file/use-has-file';
import { useOverview } from '../../parts/overview/use-overview';
import { useStartedProblems } from '../../parts/problems/use-started-problems';
import { useActions } from '../../parts/tester-context';
import { ViewAside } from '../../parts/view/view-aside';
import type { OverviewExtras } from './overview-extras';
import { OverviewReport } from './overview-report';

interface FileOverviewProps {
  /** Null in the embed page. */
  readonly extras: OverviewExtras | null;
}

/** Shows the overview of the file, or the reason why there is none. */
export function OverviewOfFile({ extras }: FileOverviewProps) {
  const problems = useStartedProblems();
  const actions = useActions();
  if (problems === 'missing')
    return (
      <ViewAside
        name={appTexts.overviewView}
        text={checkerTexts.missing}
        button={{ label: checkerTexts.tryAgain, onPress: actions.loadProblems }}
      />
    );
  if (typeof problems === 'string') return <Working />;
  return <OverviewStatus problems={problems} extras={extras} />;
}

interface OverviewStatusProps extends FileOverviewProps {
  readonly problems: Problems;
}

/** The newest overview, or the reason why there is none. */
function OverviewStatus({ problems, extras }: OverviewStatusProps) {
  const hasFile = useHasFile();
  const status = useStore(problems.store, (state) => state.status);
  const overview = useOverview(problems);
  if (status === 'unavailable' || status === 'stopped')
    return (
      <ViewAside
        name={appTexts.overviewView}
        text={overviewTexts[status]}
        button={{ label: checkerTexts.restart, onPress: () => problems.restart() }}
      />
    );
  if (!hasFile)
    return (
      <ViewAside
        name={appTexts.overviewView}
        text={extras === null ? overviewTexts.emptyFile : overviewTexts.noFile}
      />
    );
  if (overview === null) return <Working />;
  if (overview.content === null) {
    const why = overviewLimit(overview.limit);
    return (
      <ViewAside
        name={appTexts.overviewView}
        text={extras === null ? why : `${why} ${overviewTexts.askInstead}`}
      />
    );
  }
  return <OverviewReport extras={extras} problems={problems} id={overview.id} content={overview.content} />;
}

/** Time in milliseconds before the view says that it is still working. */
const SOON = 300;

/** Says that the view is still working, unless it soon is done. */
function Working() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <ViewAside name={appTexts.overviewView} text={overviewTexts.working} />;
}
