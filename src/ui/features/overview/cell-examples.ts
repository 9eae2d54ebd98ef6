import type { ShownCell } from './shown-cell';

/** A cell for each drawing that is in use. */
export interface CellExamples {
  readonly allowed: ShownCell | undefined;
  readonly blocked: ShownCell | undefined;
  readonly some: ShownCell | undefined;
  readonly exception: ShownCell | undefined;
}

/** Returns a cell for each drawing in use. */
export function cellExamples(cells: readonly ShownCell[]): CellExamples {
  const first = (outcome: ShownCell['outcome']) => cells.find((cell) => cell.outcome === outcome);
  return {
    allowed: first('allowed'),
    blocked: first('blocked'),
    some: first('some'),
    exception: cells.find(({ hasExceptions }) => hasExceptions),
  };
}
