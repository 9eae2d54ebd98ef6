/**
 * Writes an example of a documentation page as static HTML: the file with its colours and marks, the question and the answer. Readable without
 * scripts and styles; the element of the tester around it offers the live tester if its script is in the page.
 */
import { expectedOutcomes } from '../answer';
import { firstRunExample } from '../catalogue';
import { lineTokens } from '../editor/line-tokens';
import { LONGEST_MARKED_LINE, type MarkedLine, markedText } from '../editor/marked-text';
import { attributeNames } from '../embed/element-attributes';
import { readLines } from '../embed/read-lines';
import { MOST_URLS, readUrls } from '../embed/read-urls';
import { encodePercent, unifyLineEnds } from '../engine/source';
import {
  editorLabels,
  exampleLanguage,
  type KitProblem,
  kitProblem,
  plain,
  printedQuestion,
  quizAnswer,
  type Rich,
} from '../messages';
import { answerExample, type ExampleAnswer } from './answer';
import { attributeProblem } from './attribute-problem';
import { type Content, type Element, element, toHtml } from './tree';

/** The question that an example asks. */
export interface ExampleQuestion {
  /** A crawler's name, its name in robots.txt, or a User-Agent header. */
  readonly crawler: string;
  /** A full URL, or a path on the file's own site. */
  readonly url: string;
  /** Id of the rules to use, for example `rfc9309`; undefined for those that the crawler uses. */
  readonly engine?: string | undefined;
  /**
   * The answer that must be given: `allowed`, `blocked`, `undecided`, `not-applicable` (robots.txt doesn't decide) or `asked` (it doesn't decide, but a
   * line asks the crawler to stay away), and the line if it matters, as in `blocked 6`.
   */
  readonly expect?: string | undefined;
}

/** The answer to a question. */
export interface ExampleVerdict {
  /**
   * `disallowed`: the crawler may not fetch the URL. `undefined`: the rules leave it open, or reading the file fails. `not-applicable`: the file doesn't
   * decide.
   */
  readonly outcome: 'allowed' | 'disallowed' | 'undefined' | 'not-applicable';
  /** The line that decides or, if the crawler need not obey, asks it to stay away; counted from 1, 0 for none. */
  readonly line: number;
  /** The rule in that line; null if there is none. */
  readonly rule: string | null;
  readonly sentence: string;
  /** The question; `engine` is the id of the rules that were used. */
  readonly crawler: string;
  readonly url: string;
  readonly engine: string;
}

/** Attributes that an example may have. Its URLs are questions, because the build checks what is expected of them. */
export const exampleAttributes = attributeNames.filter((name) => name !== 'urls');

/** An example: a file, perhaps a question about it, and attributes of the element around it. */
export type Example = {
  readonly [Name in keyof ExampleQuestion | (typeof exampleAttributes)[number]]?: string | undefined;
} & {
  readonly text: string;
  /** Further questions about the same crawler, answered below the first one. The lines are marked for the first. A live example lists their URLs. */
  readonly more?: readonly Pick<ExampleQuestion, 'url' | 'expect'>[] | undefined;
};

/** An example as HTML, or a problem as a sentence for the page's author. */
export type RenderedExample =
  | {
      readonly kind: 'rendered';
      readonly html: string;
      /** The same as a tree of hast, for rehype. */
      readonly tree: Element;
      /** The answers, in the order of the questions; empty if there is none. */
      readonly verdicts: readonly ExampleVerdict[];
    }
  | { readonly kind: 'problem'; readonly message: string };

/** Limits in lines and UTF-16 units; longer files aren't examples for readers. */
const LIMITS = { lines: 1_000, length: LONGEST_MARKED_LINE, all: 100_000 };

/** Options of `renderExample`. */
export interface RenderOptions {
  /** True to put the element of the tester around each example, so that readers can try it. The pages need the element's script, too. Default: false. */
  readonly live?: boolean | undefined;
}

/** Renders an example. Returns a problem if it can't be read, or if its answer isn't the expected one. */
export function renderExample(
  example: Example,
  { live: isLive = false }: RenderOptions = {},
): RenderedExample {
  const { text: written, expect, more = [], ...attributes } = example;
  const { crawler = firstRunExample.crawler, url, engine } = attributes;
  const text = unifyLineEnds(written).text.replace(/\n$/, '');
  const unknown = Object.keys(attributes).find((name) => !exampleAttributes.some((known) => known === name));
  if (unknown !== undefined)
    return problem({ code: 'unknown-word', word: unknown, known: exampleAttributes });
  const bad =
    problemOf(text) ??
    [{ ...attributes, expect }, ...more.map(({ url, expect }) => ({ url, expect }))]
      .map(attributeProblem)
      .find((each) => each !== null);
  if (bad) return problem(bad);
  if (url === undefined && expect !== undefined) return problem({ code: 'expect-without-url' });
  const isQuiz = (attributes.quiz ?? 'false') !== 'false';
  if (url === undefined && isQuiz) return problem({ code: 'quiz-without-url' });
  const answers: ExampleAnswer[] = [];
  const questions = url === undefined ? more : [{ url, expect }, ...more];
  // Crawler and engine are read even if there is no question.
  for (const question of questions.length === 0 ? [{ url: '/' }] : questions) {
    const answer = answerExample(text, { crawler, engine, ...question, url: question.url.trim() });
    if ('code' in answer) return problem(answer);
    if (questions.length > 0) answers.push(answer);
  }
  const [first] = answers;
  const { lines, parts } = markedText(text, isQuiz ? null : (first?.marks ?? null));
  const framed = readLines(attributes.highlight ?? '');
  if (attributes.highlight !== undefined && framed === null)
    return problem({ code: 'highlight', value: attributes.highlight });
  const beyond = framed?.find((line) => line > lines.length);
  if (beyond !== undefined) return problem({ code: 'highlight-beyond', line: beyond, lines: lines.length });

  const labels = editorLabels(first?.verdict.crawler ?? '');
  const file = element(
    'pre',
    { translate: 'no' },
    element(
      'code',
      {},
      ...lines.map((line, at) =>
        lineOf(line, {
          badge: badgeOf(line, parts, labels),
          isFramed: framed?.includes(at + 1) ?? false,
          hasEnd: at < lines.length - 1 || text.endsWith('\n'),
        }),
      ),
    ),
  );
  const figure = element(
    'figure',
    { className: 'robots-txt-example', dir: 'ltr' },
    ...(answers.length === 0
      ? []
      : [
          element(
            'figcaption',
            { lang: exampleLanguage },
            ...answers.flatMap((answer) => captionOf(answer, isQuiz)),
          ),
        ]),
    file,
  );
  // The first URL is in the list, too, so that readers can come back to it.
  const urls = more.length === 0 ? undefined : questions.map(listedUrl).join(' ');
  if (isLive && readUrls(urls ?? '') === null) return problem({ code: 'urls', most: MOST_URLS });
  const tree = isLive
    ? element(
        'robots-txt-tester',
        { crawler, loading: 'click', height: 'content', urls, ...attributes },
        figure,
      )
    : figure;
  return { kind: 'rendered', html: toHtml(tree), tree, verdicts: answers.map(({ verdict }) => verdict) };
}

/** Writes a question for the attribute `urls`, which has no line to expect. */
function listedUrl({ url, expect = '' }: Pick<ExampleQuestion, 'url' | 'expect'>): string {
  const expected = expectedOutcomes.find((word) => expect.trim().split(/\s/)[0] === word);
  return [url.trim().replace(/\s/g, encodePercent), expected].filter(Boolean).join(' ');
}

/** Returns what is wrong with the text of a file; null if nothing is. */
function problemOf(text: string): KitProblem | null {
  if (text === '') return { code: 'empty' };
  if (text.startsWith('\n')) return { code: 'starts-empty' };
  // The page would show other characters, or the tester would read others.
  if (/\p{Surrogate}/u.test(text) || text.includes('\0')) return { code: 'no-text' };
  const lines = text.split('\n');
  const isTooLong =
    text.length > LIMITS.all ||
    lines.length > LIMITS.lines ||
    lines.some(({ length }) => length > LIMITS.length);
  return isTooLong ? { code: 'too-long', ...LIMITS } : null;
}

function problem(problem: KitProblem): RenderedExample {
  return { kind: 'problem', message: kitProblem(problem) };
}

/** The question and its answer. Readers of a quiz open the answer. */
function captionOf({ verdict, sentence }: ExampleAnswer, isQuiz: boolean): Content[] {
  const question = element(
    'div',
    { className: 'robots-txt-question' },
    printedQuestion(verdict.crawler, verdict.url),
  );
  const answer = element(
    'div',
    { className: `robots-txt-answer robots-txt-${verdict.outcome}` },
    ...sentence.map(partOf),
  );
  const shown = isQuiz
    ? element(
        'details',
        { className: 'robots-txt-quiz' },
        element('summary', { className: 'robots-txt-guess' }, quizAnswer),
        answer,
      )
    : answer;
  return [question, { type: 'text', value: ' ' }, shown];
}

function partOf(part: Rich[number]): Content | string {
  if (typeof part !== 'string' && 'code' in part) return element('code', {}, part.code);
  if (typeof part !== 'string' && 'strong' in part) return element('strong', {}, part.strong);
  return plain([part]);
}

interface LineLook {
  readonly badge: string | undefined;
  /** True for a line that the author points out. */
  readonly isFramed: boolean;
  /** True if a line end follows. */
  readonly hasEnd: boolean;
}

/** A line with its end: lines are blocks if the style sheet is there, and separate lines of the `pre` if it isn't. */
function lineOf(line: MarkedLine, { badge, isFramed, hasEnd }: LineLook): Element {
  const { rule, part, isFirst, isUnused, text } = line;
  const classes = [
    'robots-txt-line',
    part > 0 && 'robots-txt-selected',
    isFirst && 'robots-txt-first',
    isUnused && 'robots-txt-unused',
    isFramed && 'robots-txt-framed',
    rule !== null && (rule.won ? 'robots-txt-won' : 'robots-txt-lost'),
    rule !== null && (rule.blocks ? 'robots-txt-block' : 'robots-txt-allow'),
  ].filter((name) => name !== false);
  const tokens = lineTokens(text).map(({ from, to, kind }) =>
    kind === null
      ? text.slice(from, to)
      : element('span', { className: `robots-txt-${kind}` }, text.slice(from, to)),
  );
  return element(
    rule?.won ? 'mark' : 'span',
    { className: classes.join(' '), 'data-badge': badge },
    ...tokens,
    hasEnd ? '\n' : '',
  );
}

function badgeOf(
  { rule, isFirst, part }: MarkedLine,
  parts: number,
  labels: ReturnType<typeof editorLabels>,
): string | undefined {
  if (rule !== null) return rule.won ? labels.wins(rule.length) : labels.matches(rule.length);
  return isFirst ? labels.group(part, parts) : undefined;
}
