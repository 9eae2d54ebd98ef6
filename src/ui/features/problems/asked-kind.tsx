import { useState } from 'react';
import type { ShownProblems } from '../../../messages';
import type { KindOfFinding, LintReport } from '../../../store';
import { FEW, FIRST, KindGroup } from './kind-group';
import { useKindRows } from './use-kind-rows';

interface AskedKindProps {
  readonly report: LintReport;
  readonly kind: KindOfFinding;
  readonly show: ShownProblems;
}

/** A kind whose findings are asked for as far as they are shown. */
export function AskedKind({ report, kind, show }: AskedKindProps) {
  const [isOpened, setOpened] = useState(false);
  const found = useKindRows(report, kind, show, isOpened ? FIRST : FEW);
  if (found === null || found.total === 0) return null;
  return <KindGroup kind={kind} found={found} isFiltered={show !== 'all'} onOpen={() => setOpened(true)} />;
}
