import type { SuiteCell, SuiteResult } from '../../suite/suite-result';
import { count, formatNumber } from './intl';

/*
 * What the command says. A door of its own beside index.ts, together with cli-refusal.ts: no page shows any of it.
 */

/** The answer to one URL and one crawler. */
export type DescribedCell = Omit<SuiteCell, 'status'>;

/** What `--help` prints. */
export const cliHelp = `Says what a robots.txt allows, and whether that is what you expect.

Usage
  robots-txt-tester check <robots.txt> --suite <file> [options]
  robots-txt-tester check <robots.txt> --crawler <name> --url <url> [options]

  <robots.txt>       the file to check; - reads it from standard input

Options
  --suite <file>     a .robots-test.json with crawlers, URLs and what you expect
  --crawler <name>   ask this crawler instead of those in the suite; can be repeated
  --url <url>        ask about this URL or path instead of those in the suite; can be repeated
  --format <format>  text (default), json, junit or csv
  --output <file>    write the report to a file
  --help             print this
  --version          print the version

Exit code
  0  every expectation is met, or --url is used
  1  some expectation is not met
  2  nothing could be checked; the reason is on standard error
`;

/** What standard input is called, in the place of a file. */
export const cliStandardInput = 'Standard input';

/** What was answered about one URL, as one line. */
export function cliVerdict(cell: DescribedCell): string {
  return `${cell.url}  ${cell.crawler}: ${answer(cell)}`;
}

/** An expectation that is not met, as one line. */
export function cliFailure(cell: DescribedCell): string {
  return `FAIL  ${cliVerdict(cell)}, expected ${cell.expected}`;
}

/** The same without the URL and the crawler, for reports that name them elsewhere. */
export function cliDifference(cell: DescribedCell): string {
  return `Expected ${cell.expected}, but it is ${answer(cell)}`;
}

/** The last line: what came out in all. */
export function cliSummary({
  passed,
  failed,
  notSet,
}: Pick<SuiteResult, 'passed' | 'failed' | 'notSet'>): string {
  const rest = notSet > 0 ? ` Nothing is expected of ${count(notSet, 'further answer')}.` : '';
  if (passed + failed === 0) return `${count(notSet, 'answer')}, nothing is expected.`;
  if (failed === 0)
    return `${passed === 1 ? 'The only expectation is' : `All ${count(passed, 'expectation')} are`} met.${rest}`;
  return `${formatNumber(failed)} of ${count(passed + failed, 'expectation')} ${failed === 1 ? 'is' : 'are'} not met.${rest}`;
}

/** A name that the catalogue does not hold. */
export function cliUnknownCrawler(name: string): string {
  return `Note: no crawler called "${name}" is known. It is asked as it stands.`;
}

/** A crawler for which what a robots.txt says counts for nothing. */
export function cliNoEffect(name: string, consultation: 'fetches-for-a-person' | 'does-not-obey'): string {
  return consultation === 'does-not-obey'
    ? `Note: ${name} does not obey robots.txt. The answers say what the file asks of it.`
    : `Note: ${name} fetches what a person asked for and need not ask robots.txt. The answers say what the file asks of it.`;
}

function answer({ outcome, by, line, rule }: DescribedCell): string {
  switch (outcome) {
    case 'not-applicable':
      return 'out of scope, the file does not speak for this URL';
    case 'undefined':
      return by === 'rules' && line === 0 ? 'left open' : `left open, the reader fails${at(line)}`;
    case 'allowed':
    case 'blocked':
      if (by === 'answer') return `${outcome} by the server's answer`;
      return rule === null ? `${outcome}, no rule matches` : `${outcome} by line ${line} (${rule})`;
  }
}

function at(line: number): string {
  return line === 0 ? '' : ` at line ${line}`;
}
