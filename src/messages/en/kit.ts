import type { CrawlerReason, UrlReason } from '../../suite/suite-problem';
import { reasonText } from './cli-refusal';
import { anyOf, count } from './intl';

/** Reason why an example of a documentation page can't be shown. */
export type KitProblem =
  | { readonly code: 'crawler'; readonly value: string; readonly reason: CrawlerReason }
  | { readonly code: 'url'; readonly value: string; readonly reason: UrlReason }
  /** A value that isn't one of those known for the word. */
  | {
      readonly code: 'value';
      readonly word: string;
      readonly value: string;
      readonly known: readonly string[];
    }
  | { readonly code: 'expect' | 'highlight'; readonly value: string }
  | { readonly code: 'highlight-beyond'; readonly line: number; readonly lines: number }
  | { readonly code: 'expect-without-url' | 'quiz-without-url' }
  /** More URLs than the tester lists, or one twice. */
  | { readonly code: 'urls'; readonly most: number }
  | { readonly code: 'unknown-word'; readonly word: string; readonly known: readonly string[] }
  | { readonly code: 'given-twice'; readonly word: string }
  | { readonly code: 'unreadable-word' | 'language' | 'no-text-value'; readonly word: string }
  | { readonly code: 'empty' | 'starts-empty' | 'no-text' }
  /** The limits, in lines and UTF-16 units. */
  | { readonly code: 'too-long'; readonly lines: number; readonly length: number; readonly all: number }
  /** The answer isn't the expected one. Both are as `expect` is written. */
  | {
      readonly code: 'expectation';
      readonly expected: string;
      readonly found: string;
      readonly verdict: { readonly crawler: string; readonly url: string; readonly sentence: string };
    };

/** Label of the button that unfolds the answer in the static form of a quiz. */
export const quizAnswer = 'Answer';

/** Language of the answers in examples. */
export const exampleLanguage = 'en';

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
    case 'value':
      return `unknown ${problem.word} "${problem.value}". Use ${anyOf(problem.known)}.`;
    case 'expect':
      return `expect "${problem.value}" can't be read. Write allowed, blocked, asked, undecided or not-applicable, and the deciding line if it matters, such as "blocked 6".`;
    case 'highlight':
      return `highlight "${problem.value}" can't be read. Write lines and ranges, such as "2-4,7".`;
    case 'highlight-beyond':
      return `highlight names line ${problem.line}, but the file has ${count(problem.lines, 'line')}.`;
    case 'expect-without-url':
      return 'expect needs a url to test.';
    case 'quiz-without-url':
      return 'quiz needs a url.';
    case 'urls':
      return `a live example can list ${problem.most} URLs, each once.`;
    case 'unknown-word':
      return `unknown word "${problem.word}". Use ${anyOf(problem.known)}.`;
    case 'unreadable-word':
      return `"${problem.word}" can't be read. Write name=value, with spaces between, and quotes around a value with spaces: expect="blocked 6".`;
    case 'language':
      return `the language "${problem.word}" isn't an example, so nothing is checked. Write robots-txt.`;
    case 'given-twice':
      return `"${problem.word}" is given twice.`;
    case 'starts-empty':
      return 'the file starts with an empty line. Remove it: the tester would skip it, and all lines would count differently.';
    case 'empty':
      return 'the file is empty.';
    case 'no-text':
      return "the file isn't plain text: it contains a character that a page can't show.";
    case 'no-text-value':
      return `${problem.word} contains a character that a page can't show.`;
    case 'too-long':
      return `the file is too long for an example. The limits are ${count(problem.lines, 'line')}, ${count(problem.length, 'character')} in a line, and ${count(problem.all, 'character')} in all.`;
    case 'expectation': {
      const { expected, found, verdict } = problem;
      return `expected "${expected}" for ${verdict.crawler} and ${verdict.url}, but found "${found}". ${verdict.sentence}`;
    }
  }
}
