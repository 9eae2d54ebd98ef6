import type { Overview } from '../../../engine/proof';
import type { OverviewReach } from './overview-protocol';
import { fromOutside } from './overview-rows';

/** Returns a function that says in short what a column of a proof may fetch. */
export function columnReach({ rows }: Pick<Overview, 'rows'>): (column: number) => OverviewReach {
  const order = fromOutside(rows);
  return (column) => {
    const rest = rows[0]?.cells[column]?.outcome ?? 'allowed';
    let areas = 0;
    /** For each row, whether it has the other outcome or lies in a row that has it. */
    const isIn = [false];
    for (const index of order) {
      const { cells, parent } = rows[index] as Overview['rows'][number];
      const isAroundIn = isIn[parent] === true;
      const isOther = (cells[column]?.outcome ?? rest) !== rest;
      isIn[index] = isOther || isAroundIn;
      if (isOther && !isAroundIn) areas++;
    }
    return { rest, areas };
  };
}
