import { useEffect, useRef, useState } from 'react';
import { useUrls, useUrlsState } from '../../../parts/urls/use-urls';
import { sourceOf } from './described-plan';
import type { DescribedSource, ImportOrder, ImportSummary } from './import-types';

/** Where the dialog is with its import. */
export type ImportPhase =
  /** What is to be imported is chosen. */
  | 'choosing'
  | 'running'
  | 'reported'
  /** The worker stopped before the import's end. */
  | 'failed';

/** An import through the dialog. */
export interface DialogImport {
  readonly phase: ImportPhase;
  start(order: ImportOrder): void;
}

/**
 * Starts an import and says where it is. `onDone` is told what it did, while the dialog is open. An import that was under way when the dialog was
 * opened is shown first.
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
    // A second press of the button, which comes before the first one shows.
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
