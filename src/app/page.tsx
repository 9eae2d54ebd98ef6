import type { DraftStorage } from '../store';
import { App, DraftsContext, ErrorBoundary, type TesterBinding, TesterContext } from '../ui';

interface PageProps {
  readonly tester: TesterBinding;
  /** Null until they have loaded. */
  readonly drafts: DraftStorage | null;
}

/** The page with what it needs around it. The build renders the same, so that React can take over its markup. */
export function Page({ tester, drafts }: PageProps) {
  return (
    <ErrorBoundary readText={() => tester.store.getState().document.text.toString()}>
      <TesterContext value={tester}>
        <DraftsContext value={drafts}>
          <App />
        </DraftsContext>
      </TesterContext>
    </ErrorBoundary>
  );
}
