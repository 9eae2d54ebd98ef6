import { cliFailure, cliSummary, cliVerdict } from '../messages/cli';
import { shownCell } from '../messages/shown-cell';
import type { SuiteResult } from '../suite';

/** The results for people: what is not as expected, or every verdict where `showsAll`, and how many there are. */
export function* textReport(result: SuiteResult, showsAll: boolean): Generator<string> {
  for (const cell of result.cells) {
    if (showsAll) yield `${cliVerdict(shownCell(cell))}\n`;
    else if (cell.status === 'fail') yield `${cliFailure(shownCell(cell))}\n`;
  }
  if (!showsAll) yield `${cliSummary(result)}\n`;
}
