import { useEffect, useRef, useState } from 'react';
import type { DescribedSource } from '../../../../messages';
import type { ImportSummary } from '../../../../store';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import { sourceOf } from './described-plan';
import type { ImportOrder } from './import-types';

/** State of the import in the dialog. */
export type ImportPhase =
  /** The user is choosing a source. */
  | 'choosing'
  | 'running'
  | 'reported'
  /** The worker stopped before the import ended. */
  | 'failed';

/** The import that the dialog runs. */
export interface DialogImport {
  readonly phase: ImportPhase;
  start(order: ImportOrder): void;
}

/**
 * Starts an import and tracks its phase. Calls `onDone` with the result if the dialog is still open. An
 * import that was running when the dialog opened is shown first.
 */
export function useImport(
  showsReport: boolean,
  onSource: (source: DescribedSource) => void,
  onDone: (summary: ImportSummary) => void,
): DialogImport {
  const urls = useUrls();
  const isImporting = useUrlsState((state) => state.importing !== null);
  const [own, setOwn] = useState<'none' | 'running' | 'done' | 'failed'>('none');
  const [wasImporting] = useState(isImporting);
  const hasStarted = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const start = ({ source, name, ...choice }: ImportOrder) => {
    // Ignore a second click before the first one has rendered.
    if (hasStarted.current) return;
    hasStarted.current = true;
    setOwn('running');
    onSource(sourceOf(choice.plan.format));
    urls.importFrom(source, name, choice).then(
      (summary) => {
        if (!isOpen.current) return;
        setOwn('done');
        onDone(summary);
      },
      () => setOwn('failed'),
    );
  };
  return { phase: phaseOf(own, isImporting, wasImporting || showsReport), start };
}

function phaseOf(
  own: 'none' | 'running' | 'done' | 'failed',
  isImporting: boolean,
  showsReport: boolean,
): ImportPhase {
  if (isImporting || own === 'running') return 'running';
  if (own === 'failed') return 'failed';
  return own === 'done' || showsReport ? 'reported' : 'choosing';
}
