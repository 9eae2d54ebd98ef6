import type { CrawlerReason, UrlReason } from '../../suite/suite-problem';
import { reasonText } from './cli-refusal';
import { anyOf, count } from './intl';

/** Reason why an example of a documentation page can't be shown. */
export type KitProblem =
  | { readonly code: 'crawler'; readonly value: string; readonly reason: CrawlerReason }
  | { readonly code: 'url'; readonly value: string; readonly reason: UrlReason }
  | { readonly code: 'engine'; readonly value: string; readonly known: readonly string[] }
  | { readonly code: 'expect' | 'highlight'; readonly value: string }
  | { readonly code: 'expect-without-url' }
  | { readonly code: 'unknown-word'; readonly word: string; readonly known: readonly string[] }
  | { readonly code: 'given-twice'; readonly word: string }
  | { readonly code: 'starts-empty' }
  | { readonly code: 'too-long'; readonly lines: number; readonly length: number }
  /** Another answer than the expected one, each as `expect` is written. */
  | {
      readonly code: 'expectation';
      readonly expected: string;
      readonly found: string;
      readonly verdict: { readonly crawler: string; readonly url: string; readonly sentence: string };
    };

/** Message for the author of a documentation page: what is wrong with an example, and what to do. */
export function kitProblem(problem: KitProblem): string {
  return `robots.txt example: ${sentenceOf(problem)}`;
}

/** Message that ends a build: all its problems, one in each line. */
export function kitProblems(problems: readonly string[]): string {
  return [`${count(problems.length, 'robots.txt example')} can't be shown:`, ...problems].join('\n');
}

function sentenceOf(problem: KitProblem): string {
  switch (problem.code) {
    case 'crawler':
    case 'url':
      return `${problem.code} "${problem.value}" ${reasonText(problem.reason)}`;
    case 'engine':
      return `engine "${problem.value}" is unknown. Use ${anyOf(problem.known)}.`;
    case 'expect':
      return `expect "${problem.value}" can't be read. Write allowed or blocked, and the deciding line if it matters, such as "blocked 6".`;
    case 'highlight':
      return `highlight "${problem.value}" can't be read. Write lines and ranges, such as "2-4,7".`;
    case 'expect-without-url':
      return 'expect needs a url to test.';
    case 'unknown-word':
      return `"${problem.word}" is unknown. Use ${anyOf(problem.known)}.`;
    case 'given-twice':
      return `"${problem.word}" is given twice.`;
    case 'starts-empty':
      return 'the file starts with an empty line. Remove it: browsers drop it, and all lines would count differently.';
    case 'too-long':
      return `the file is too long for an example. The limits are ${count(problem.lines, 'line')}, and ${count(problem.length, 'character')} in a line.`;
    case 'expectation': {
      const { expected, found, verdict } = problem;
      return `expected "${expected}" for ${verdict.crawler} and ${verdict.url}, but found "${found}". ${verdict.sentence}`;
    }
  }
}
