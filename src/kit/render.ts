/**
 * Writes an example of a documentation page as static HTML: the file with its colours and marks, the question and the answer. Readable without
 * scripts and styles; the element of the tester around it offers the live tester if its script is in the page.
 */
import { lineTokens } from '../editor/line-tokens';
import { type MarkedLine, markedText } from '../editor/marked-text';
import type { Verdict } from '../embed/element-api';
import type { attributeNames } from '../embed/element-settings';
import { readLines } from '../embed/read-lines';
import { unifyLineEnds } from '../engine/source';
import { editorLabels, kitProblem, plain, printedQuestion, type Rich } from '../messages';
import { answerExample, type ExampleAnswer } from './answer';
import { type Content, type Element, element, toHtml } from './tree';

/** The question that an example asks. */
export interface ExampleQuestion {
  /** A crawler's name, its name in robots.txt, or a User-Agent header. */
  readonly crawler: string;
  /** A full URL, or a path on the file's own site. */
  readonly url: string;
  /** Id of the rules to use, for example `rfc9309`; undefined for those that the crawler uses. */
  readonly engine?: string | undefined;
  /** The answer that must be given: `allowed` or `blocked`, and the deciding line if it matters, as in `blocked 6`. */
  readonly expect?: string | undefined;
}

/** An example: a file, perhaps a question about it, and attributes of the element around it. */
export type Example = {
  readonly [Name in keyof ExampleQuestion | (typeof attributeNames)[number]]?: string | undefined;
} & {
  readonly text: string;
  /** Further questions about the same crawler, answered below the first one. The lines are marked for the first. */
  readonly more?: readonly Pick<ExampleQuestion, 'url' | 'expect'>[];
};

/** An example as HTML, or a problem as a sentence for the page's author. */
export type RenderedExample =
  | {
      readonly kind: 'rendered';
      readonly html: string;
      /** The same as a tree of hast, for rehype. */
      readonly tree: Element;
      /** The answers, in the order of the questions; empty if there is none. */
      readonly verdicts: readonly Verdict[];
    }
  | { readonly kind: 'problem'; readonly message: string };

/** Maximum number of lines, and of UTF-16 units in a line; longer files aren't examples for readers. */
const MOST_LINES = 1_000;
const LONGEST_LINE = 2_000;
const DEFAULT_CRAWLER = 'Googlebot';

/** How examples are rendered. */
export interface RenderOptions {
  /** True to put the element of the tester around each example, so that readers can try it. The pages need the element's script, too. Default: false. */
  readonly live?: boolean;
}

/** Renders an example. Returns a problem if it can't be read, or if its answer isn't the expected one. */
export function renderExample(
  example: Example,
  { live: isLive = false }: RenderOptions = {},
): RenderedExample {
  const { text: written, expect, more = [], ...attributes } = example;
  const { crawler = DEFAULT_CRAWLER, url, engine } = attributes;
  const text = unifyLineEnds(written).text.replace(/\n$/, '');
  if (text.startsWith('\n')) return problem({ code: 'starts-empty' });
  if (url === undefined && expect !== undefined) return problem({ code: 'expect-without-url' });
  const answers: ExampleAnswer[] = [];
  for (const question of url === undefined ? more : [{ url, expect }, ...more]) {
    const answer = answerExample(text, { crawler, engine, ...question });
    if ('code' in answer) return problem(answer);
    answers.push(answer);
  }
  const [first] = answers;
  const { lines, left, parts } = markedText(text, first?.marks ?? null, MOST_LINES);
  if (left > 0 || lines.some(({ isCut }) => isCut))
    return problem({ code: 'too-long', lines: MOST_LINES, length: LONGEST_LINE });
  const framed = readLines(attributes.highlight ?? '');
  if (attributes.highlight !== undefined && framed === null)
    return problem({ code: 'highlight', value: attributes.highlight });

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
          isLast: at === lines.length - 1,
        }),
      ),
    ),
  );
  const figure = element(
    'figure',
    { className: 'robots-txt-example' },
    ...(answers.length === 0 ? [] : [element('figcaption', {}, ...answers.flatMap(captionOf))]),
    file,
  );
  const tree = isLive
    ? element('robots-txt-tester', { crawler, loading: 'click', height: 'content', ...attributes }, figure)
    : figure;
  return { kind: 'rendered', html: toHtml(tree), tree, verdicts: answers.map(({ verdict }) => verdict) };
}

function problem(problem: Parameters<typeof kitProblem>[0]): RenderedExample {
  return { kind: 'problem', message: kitProblem(problem) };
}

function captionOf({ verdict, sentence }: ExampleAnswer, at: number): (Content | string)[] {
  const question = element(
    'span',
    { className: 'robots-txt-question' },
    printedQuestion(verdict.crawler, verdict.url),
  );
  const answer = element(
    'span',
    { className: `robots-txt-answer robots-txt-${verdict.outcome}` },
    ...sentence.map(partOf),
  );
  return at === 0 ? [question, ' ', answer] : [' ', question, ' ', answer];
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
  readonly isLast: boolean;
}

/** A line with its end: lines are blocks if the style sheet is there, and separate lines of the `pre` if it isn't. */
function lineOf(line: MarkedLine, { badge, isFramed, isLast }: LineLook): Element {
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
    isLast ? '' : '\n',
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
