import type { JsonExpected, JsonMistake, ProblemReason, SuiteProblem } from '../../suite/suite-problem';
import { megabytes } from './bytes';
import { anyOf, count, formatNumber } from './intl';

/**
 * Reason why a file can't be read or written. `missing`: there is no such file, or no such folder to write
 * to. `folder`: the path is a folder. `denied`: no permission. `other`: any other system error.
 */
export type FileProblem = 'missing' | 'folder' | 'denied' | 'other';

/** Reason why the command can't run. */
export type CliRefusal =
  | {
      readonly code:
        | 'no-command'
        | 'no-robots'
        | 'nothing-to-ask'
        | 'no-crawlers'
        | 'no-urls'
        | 'nothing-expected'
        | 'no-versions'
        | 'input-twice';
    }
  | { readonly code: 'unknown-command'; readonly command: string }
  | {
      readonly code: 'unknown-option' | 'missing-value' | 'value-not-taken' | 'given-twice';
      readonly option: string;
    }
  | { readonly code: 'option-of-another'; readonly option: string; readonly command: string }
  | { readonly code: 'unknown-format'; readonly format: string; readonly formats: readonly string[] }
  | { readonly code: 'too-many-arguments'; readonly argument: string; readonly command: string }
  | { readonly code: 'too-many-names'; readonly file: string; readonly limit: number }
  | { readonly code: 'too-many-questions'; readonly limit: number }
  | { readonly code: 'unreadable' | 'unwritable'; readonly file: string; readonly problem: FileProblem }
  /** `limit` in bytes. */
  | { readonly code: 'too-large'; readonly file: string; readonly limit: number }
  /** An address is given in place of a file. */
  | { readonly code: 'address'; readonly file: string }
  | { readonly code: 'not-json'; readonly file: string; readonly mistake: JsonMistake }
  /** `limit`: levels of lists and objects. */
  | { readonly code: 'too-deep'; readonly file: string; readonly limit: number }
  | {
      readonly code: 'invalid-suite';
      readonly file: string;
      readonly problems: readonly SuiteProblem[];
      /** Number of all problems. `problems` may contain fewer. */
      readonly count: number;
    }
  | { readonly code: 'bad-crawler' | 'bad-url'; readonly value: string; readonly reason: ProblemReason };

/** Maximum number of a suite's problems that are listed. */
const MOST_LISTED = 20;

const SEE_HELP = 'Run robots-txt-tester --help for all options.';

/**
 * Message for standard error if the command can't run: the reason and what to do. One or more lines, without
 * a final line break.
 */
export function cliRefusal(refusal: CliRefusal): string {
  switch (refusal.code) {
    case 'no-command':
      return `No command given. Use check, compare or simplify. ${SEE_HELP}`;
    case 'unknown-command':
      return `There's no command "${refusal.command}", only check, compare and simplify. ${SEE_HELP}`;
    case 'no-robots':
      return `No robots.txt given. Add its path after the command, or - to read standard input. ${SEE_HELP}`;
    case 'no-versions':
      return `compare needs two files: the old robots.txt and the new one. ${SEE_HELP}`;
    case 'input-twice':
      return 'Only one of the two files can come from standard input. Give a path in place of the other -.';
    case 'nothing-to-ask':
      return `Nothing to test. Name a suite with --suite, or a crawler and a URL with --crawler and --url. ${SEE_HELP}`;
    case 'no-crawlers':
      return 'No crawlers given. Add "crawlers" to the suite, or use --crawler.';
    case 'no-urls':
      return 'No URLs given. Add "urls" to the suite, or use --url.';
    case 'nothing-expected':
      return 'There are no expectations to check for these crawlers. Add "expected" to the URLs in the suite, or use --url to see the verdicts.';
    case 'unknown-option':
      return `There's no option ${refusal.option}. ${SEE_HELP}`;
    case 'missing-value':
      return `The option ${refusal.option} needs a value. ${SEE_HELP}`;
    case 'value-not-taken':
      return `The option ${refusal.option} doesn't take a value. ${SEE_HELP}`;
    case 'given-twice':
      return `The option ${refusal.option} can be given only once.`;
    case 'option-of-another':
      return `${refusal.command} has no option ${refusal.option}. ${SEE_HELP}`;
    case 'unknown-format':
      return `There's no format "${refusal.format}". Choose ${anyOf(refusal.formats)}.`;
    case 'too-many-arguments':
      return `"${refusal.argument}" is one argument too many for ${refusal.command}. ${SEE_HELP}`;
    case 'too-many-names':
      return `${refusal.file} names too many crawlers to compare. The limit is ${formatNumber(refusal.limit)}.`;
    case 'too-many-questions':
      return `${tooManyQuestions(refusal.limit)} Name fewer crawlers or URLs.`;
    case 'unreadable':
      return `Can't read ${refusal.file}: ${readProblems[refusal.problem]}.`;
    case 'unwritable':
      return `Can't write ${refusal.file}: ${writeProblems[refusal.problem]}.`;
    case 'too-large':
      return `${refusal.file} is too large. The limit is ${megabytes(refusal.limit)}.`;
    case 'address':
      return `${refusal.file} is an address, and this command reads only files. Download it first, or pipe it and write - in its place: curl -fsS <address> | robots-txt-tester check - …`;
    case 'not-json':
      return notJson(refusal.file, refusal.mistake);
    case 'too-deep':
      return `${refusal.file} has more than ${formatNumber(refusal.limit)} lists or objects inside each other, so it can't be read as a suite. A suite needs four.`;
    case 'invalid-suite':
      return invalidSuite(refusal);
    case 'bad-crawler':
      return `--crawler "${refusal.value}": ${reasonText(refusal.reason)}`;
    case 'bad-url':
      return `--url "${refusal.value}": ${reasonText(refusal.reason)}`;
  }
}

const readProblems: Readonly<Record<FileProblem, string>> = {
  missing: "there's no such file",
  folder: "it's a folder",
  denied: 'access is denied',
  other: 'the system reports an error',
};

const writeProblems: Readonly<Record<FileProblem, string>> = {
  ...readProblems,
  missing: "there's no such folder",
};

function notJson(file: string, { line, column, expected, found }: JsonMistake): string {
  const place = `Line ${formatNumber(line)}, column ${formatNumber(column)}`;
  const there = found === '' ? 'the end of the file' : found < ' ' ? 'a control character' : found;
  return `${file} isn't valid JSON, so it can't be read as a suite. ${place}: expected ${jsonExpected[expected]}, found ${there}`;
}

const jsonExpected: Readonly<Record<JsonExpected, string>> = {
  value: 'a value',
  key: 'a key in double quotes',
  colon: 'a colon',
  'comma-or-bracket': 'a comma or ]',
  'comma-or-brace': 'a comma or }',
  digit: 'a digit',
  escape: 'an escape such as \\n, \\\\ or \\u00e9',
  quoted: 'text or a closing quote',
  end: 'the end of the file',
};

function invalidSuite({
  file,
  problems,
  count: all,
}: Extract<CliRefusal, { code: 'invalid-suite' }>): string {
  const listed = problems.slice(0, MOST_LISTED).map(({ path, reason }) => `  ${path}: ${reasonText(reason)}`);
  const more = all - listed.length;
  const rest = more > 0 ? [`  and ${count(more, 'more problem')}`] : [];
  return [`${file} isn't a valid suite:`, ...listed, ...rest].join('\n');
}

/** Says why a value can't be used, to be read after the value: `isn't a valid URL.` */
export function reasonText(reason: ProblemReason): string {
  switch (reason.code) {
    case 'missing':
      return 'is missing.';
    case 'empty':
      return 'is empty.';
    case 'unknown-key':
      return 'is unknown. Check the spelling.';
    case 'unusable-name':
      return 'contains a name that no crawler can have (__proto__, constructor or prototype).';
    case 'newer-version':
      return 'needs a newer version. Update robots-txt-tester.';
    case 'wrong-type':
      return `must be ${article(reason.expected)} ${reason.expected}.`;
    case 'not-one-of':
      return `must be ${anyOf(reason.allowed)}.`;
    case 'too-long':
      return `is longer than ${count(reason.limit, 'character')}.`;
    case 'too-many':
      return `has more than ${count(reason.limit, 'entry', 'entries')}.`;
    case 'not-a-count':
      return `must be a whole number from 1 to ${formatNumber(reason.most)}.`;
    case 'too-many-questions':
      return tooManyQuestions(reason.limit);
    case 'no-url':
      return 'is empty. Write a URL or a path.';
    case 'no-scheme':
      return `has no protocol such as https://. ${reason.suggestion === null ? 'Write a full URL, or a path that starts with /.' : `Did you mean ${reason.suggestion}?`}`;
    case 'unfetched-scheme':
      return `uses ${reason.scheme}, which web crawlers don't fetch. Use https, http or ftp.`;
    case 'not-a-url':
      return "isn't a valid URL.";
    case 'no-crawler':
      return "doesn't name a crawler. Use a crawler's name, its name in robots.txt, or its User-Agent header.";
    case 'misspelt-crawler':
      return `isn't a known crawler. Did you mean ${anyOf(reason.near)}? If not, add a version to use the name as written, such as Name/1.0.`;
    case 'expected-twice':
      return `is a second expectation for ${reason.crawler}: an earlier name means the same crawler.`;
    case 'not-a-robots-url':
      return "isn't the address of a robots.txt. Use the form https://example.com/robots.txt.";
  }
}

function article(noun: string): string {
  return /^[aeiou]/.test(noun) ? 'an' : 'a';
}

function tooManyQuestions(limit: number): string {
  return `One run can test at most ${formatNumber(limit)} combinations of URL and crawler.`;
}
