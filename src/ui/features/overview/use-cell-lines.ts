import { useEffect, useState } from 'react';
import type { Problems } from '../../../store';
import { useActions } from '../../parts/tester-context';
import { cellCrawlers } from './shown-cell';
import type { ActiveCell } from './use-active-cell';

/**
 * Returns the lines that decide a cell, and marks them in the editor. Null until they are known. They stay while those of a newer text are worked
 * out.
 */
export function useCellLines(problems: Problems, id: number, cell: ActiveCell | null): Int32Array | null {
  const actions = useActions();
  const [known, setKnown] = useState<{ readonly key: string; readonly lines: Int32Array } | null>(null);
  const key = cell === null ? '' : requestKey(cell);
  useEffect(() => {
    if (key === '') return;
    let isOutdated = false;
    void problems.overviewLines({ id, ...requestOf(key) }).then((lines) => {
      if (!isOutdated && lines !== null) setKnown({ key, lines });
    });
    return () => {
      isOutdated = true;
    };
  }, [problems, id, key]);
  const lines = known?.key === key ? known.lines : null;
  const isFollowed = cell?.isFollowed === true;
  useEffect(() => {
    if (lines === null) return;
    actions.markLines(lines, isFollowed);
    return () => actions.markLines(null, false);
  }, [actions, lines, isFollowed]);
  return lines;
}

type LinesRequest = Omit<Parameters<Problems['overviewLines']>[0], 'id'>;

/** Returns the request about a cell as a string, so that an equal request isn't sent again. */
function requestKey({ part, index, row, shown }: ActiveCell): string {
  const { affected } = cellCrawlers(row, shown.members);
  const columns = [...new Set(affected.map(({ column }) => column))].sort((a, b) => a - b);
  const request: LinesRequest = { part, row: index, columns };
  return JSON.stringify(request);
}

function requestOf(key: string): LinesRequest {
  return JSON.parse(key) as LinesRequest;
}
