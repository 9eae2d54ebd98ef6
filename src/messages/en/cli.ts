import { isPolicyToken } from '../../engine/policy-token';
import type { SuiteCell, SuiteResult } from '../../suite/suite-result';
import { count, formatNumber } from './intl';

/*
 * Texts of the command. `index.ts` doesn't export them, so the page doesn't load them. `messages/cli` exports
 * them and `cli-refusal.ts` to the command and to the worker's JUnit reports.
 */

/** Result for one URL and one crawler. */
export type DescribedCell = Omit<SuiteCell, 'status'>;

/** The commands. */
export type CliCommand = 'check' | 'compare' | 'simplify';

interface CommandHelp {
  readonly usage: string;
  readonly options: string;
}

const help: Readonly<Record<CliCommand, CommandHelp>> = {
  check: {
    usage: `  robots-txt-tester check <robots.txt> --suite <file> [options]
  robots-txt-tester check <robots.txt> --crawler <name> --url <url> [options]
`,
    options: `check: tests URLs
  <robots.txt>       the file to check; - reads it from standard input
  --suite <file>     a .robots-test.json with crawlers, URLs and what you expect;
                     - reads it from standard input
  --crawler <name>   test this crawler instead of those in the suite; can be repeated
  --url <url>        test this URL or path instead of those in the suite; can be repeated
  --format <format>  text (default), json, junit or csv
  --output <file>    write the report to a file
  --accept-any       accept a file that isn't a robots.txt
`,
  },
  compare: {
    usage: '  robots-txt-tester compare <old> <new> [options]\n',
    options: `compare: says what changes for crawlers, proven for every URL
  <old> <new>        two versions of a robots.txt; - reads one from standard input
  --no-new-block     fail if a crawler may no longer fetch a URL
  --no-new-allow     fail if a crawler may fetch a URL that was blocked
  --crawler <name>   compare for this crawler only; can be repeated
  --format <format>  text (default), json, junit or github
  --output <file>    write the report to a file
  --accept-any       accept files that aren't a robots.txt
`,
  },
  simplify: {
    usage: '  robots-txt-tester simplify <robots.txt> [options]\n',
    options: `simplify: removes lines that change nothing and joins equal groups
  <robots.txt>       the file; - reads it from standard input
  --output <file>    write the result to a file
  --accept-any       accept a file that isn't a robots.txt
`,
  },
};

const forAll = `All commands
  -h, --help         print help; after a command, only its own
  -v, --version      print the version

Exit code
  0  all expectations pass, or nothing is expected (compare, simplify, --url)
  1  an expectation fails, or --no-new-block or --no-new-allow does, or a file isn't a robots.txt
  2  the command couldn't run; see standard error for the reason
`;

/** Output of `--help`: for one command, or for all if it is null. */
export function cliHelp(command: CliCommand | null): string {
  const shown = command === null ? Object.values(help) : [help[command]];
  const usage = `Usage\n${shown.map(({ usage }) => usage).join('')}`;
  const parts = [usage, ...shown.map(({ options }) => options), forAll];
  const intro = 'Tests what a robots.txt allows and checks it against what you expect.\n';
  return (command === null ? [intro, ...parts] : parts).join('\n');
}

/** Name of standard input in messages, in place of a file name. */
export const cliStandardInput = 'Standard input';

/** Verdict for one URL and crawler, as one line of the text report with `--url`. */
export function cliVerdict(cell: DescribedCell): string {
  return `${cell.url}  ${cell.crawler}: ${answer(cell)}`;
}

/** Expectation that fails, as one line of the text report without `--url`. */
export function cliFailure(cell: DescribedCell): string {
  return `FAIL  ${cliVerdict(cell)}, expected ${cell.expected}${narrower(cell)}`;
}

/** Expectation that fails, without URL and crawler, for JUnit reports, which name them elsewhere. */
export function cliDifference(cell: DescribedCell): string {
  return `Expected ${cell.expected}, but the result is ${answer(cell)}${narrower(cell)}`;
}

/** Names the word to expect of a crawler that doesn't have to follow the file, where `blocked` is expected. */
function narrower({ expected, asked }: DescribedCell): string {
  return expected === 'blocked' && asked ? '. Expect "asked" instead' : '';
}

/**
 * Counts the expectations that pass or fail or, without expectations, the results. The last line of the text
 * report; with `--output`, also printed to standard output.
 */
export function cliSummary({
  passed,
  failed,
  notSet,
}: Pick<SuiteResult, 'passed' | 'failed' | 'notSet'>): string {
  const rest = notSet > 0 ? ` ${count(notSet, 'more result')} without an expectation.` : '';
  if (passed + failed === 0) return `${count(notSet, 'result')}, no expectations.`;
  if (failed === 0)
    return `${passed === 1 ? 'The only expectation passes' : `All ${count(passed, 'expectation')} pass`}.${rest}`;
  return `${formatNumber(failed)} of ${count(passed + failed, 'expectation')} ${failed === 1 ? 'fails' : 'fail'}.${rest}`;
}

function answer(cell: DescribedCell): string {
  const { outcome, by, asked, line, rule } = cell;
  if (by === 'crawler' && isPolicyToken(cell.crawler)) return preference(cell);
  switch (outcome) {
    case 'not-applicable':
      if (by === 'scope') return "out of scope, this file doesn't apply to the URL";
      if (!asked) return 'not decided by this file';
      return `not decided by this file, but asked to stay away by ${line === 0 ? "the server's response" : `line ${line} (${rule})`}`;
    case 'undefined':
      return by === 'rules' && line === 0 ? 'left open' : `left open, parsing fails${at(line)}`;
    case 'allowed':
    case 'blocked':
      if (by === 'answer') return `${outcome} by the server's response`;
      return rule === null ? `${outcome}, no rule matches` : `${outcome} by line ${line} (${rule})`;
  }
}

/** The answer of a policy token's own groups for a URL. */
function preference({ line, rule }: DescribedCell): string {
  return rule === null
    ? 'a preference, not refused by a group of its own'
    : `a preference, refused by line ${line} (${rule})`;
}

function at(line: number): string {
  return line === 0 ? '' : ` at line ${line}`;
}
