import { cliFailure, cliSummary, cliVerdict } from '../messages/cli';
import { shorten } from '../messages/shorten';
import type { SuiteCell, SuiteResult } from '../suite';
import { printable } from './printable';

/** UTF-16 units of a URL or a rule in a line. */
const LONGEST_SHOWN = 300;

/** The results for people: what is not as expected, or every verdict where `showsAll`, and how many there are. */
export function* textReport(result: SuiteResult, showsAll: boolean): Generator<string> {
  for (const cell of result.cells) {
    if (showsAll) yield `${cliVerdict(shown(cell))}\n`;
    else if (cell.status === 'fail') yield `${cliFailure(shown(cell))}\n`;
  }
  if (!showsAll) yield `${cliSummary(result)}\n`;
}

/** The same with texts that can be shown. */
export function shown(cell: SuiteCell): SuiteCell {
  const text = (whole: string) => printable(shorten(whole, LONGEST_SHOWN));
  return {
    ...cell,
    url: text(cell.url),
    crawler: text(cell.crawler),
    rule: cell.rule === null ? null : text(cell.rule),
  };
}
