import { existsSync, readFileSync } from 'node:fs';
import { flagNames } from '../embed/element-attributes';
import { type KitProblem, kitProblem } from '../messages';
import {
  type Example,
  exampleAttributes,
  type RenderedExample,
  type RenderOptions,
  renderExample,
} from './render';

/** Words of a fence, after its language. */
const WORDS = [...exampleAttributes, 'expect'] as const;

/** The language, perhaps with something of another tool: `robots-txt{2}`, `robots-txt:line-numbers`. */
const LANGUAGE = /^\s*robots-txt(?![\w.-])/i;
/** Languages that are probably meant to be this one. */
const NEAR_LANGUAGE = /^\s*(robots?[\w.-]*)/i;

/** Matches `name=value`, `name="two values"`, or anything else without white space. `data-` is for authors who know it from other fences. */
const PART = /(?:data-)?([a-z-]+)=(?:"([^"]*)"|'([^']*)'|([^\s"'][^\s]*))(?=\s|$)|\S+/gi;
/** Matches a part without a value that was probably meant to be one of the words, or its value. */
const UNREADABLE = new RegExp(
  `[="']|^\\d+$|\\b(?:${WORDS.filter((word) => !isFlag(word)).join('|')})\\b`,
  'i',
);
/** Matches a value that swallowed the next word. */
const SWALLOWED = /[,;](?:crawler|url|engine|expect)=/i;
/** Matches a word with the sign that was meant to separate it from the next one. Values in quotes may end with one. */
const ENDS_WITH_SEPARATOR = /[,;]$/;

/** The place of a fence. */
export interface FencePlace {
  /** The page's file, if it is known. */
  readonly path: unknown;
  /** The text that the generator has read from it, often without the front matter. */
  readonly source: unknown;
  /** The fence's first line in that text, counted from 1. */
  readonly line: number;
}

/**
 * Renders a fence: its text, and what follows its marks, such as `robots-txt crawler=Googlebot url=/shop/cart expect="blocked 6"`. `url` and `expect` may be
 * repeated. Flags of other tools, such as `showLineNumbers`, change nothing. A problem begins with its place. Returns null for a fence in another language.
 */
export function renderFence(
  text: string,
  info: string,
  place: FencePlace,
  options: RenderOptions,
): RenderedExample | null {
  const example = readInfo(info);
  if (example === null) return null;
  const rendered: RenderedExample =
    'code' in example
      ? { kind: 'problem', message: kitProblem(example) }
      : renderExample({ ...example, text }, options);
  if (rendered.kind === 'rendered') return rendered;
  return { kind: 'problem', message: `${written(place)}: ${rendered.message}` };
}

/** Writes a place as `page.md:12`, or `12` if the file is unknown. */
function written({ path, source, line }: FencePlace): string {
  if (typeof path !== 'string') return String(line);
  const file = typeof source === 'string' && existsSync(path) ? readFileSync(path, 'utf8') : '';
  const before = file.slice(0, Math.max(file.indexOf(String(source)), 0)).split('\n').length - 1;
  return `${path}:${line + before}`;
}

function isFlag(word: string): boolean {
  return flagNames.some((name) => name === word);
}

type Words = Partial<Record<(typeof WORDS)[number], string>>;

/** Reads what follows the marks of a fence; null if the fence is in another language. */
function readInfo(info: string): Omit<Example, 'text'> | KitProblem | null {
  if (LANGUAGE.test(info)) return readWords(info.replace(LANGUAGE, ''));
  const [, near] = NEAR_LANGUAGE.exec(info) ?? [];
  return near !== undefined && info.includes('expect=') ? { code: 'language', word: near } : null;
}

function readWords(text: string): Omit<Example, 'text'> | KitProblem {
  const read: Words = {};
  const more: (Words & { url: string })[] = [];
  for (const [whole, word, ...values] of text.matchAll(PART)) {
    // The value of a flag must survive tools that drop empty ones.
    const value = isFlag(whole) ? 'true' : values.find((given) => given !== undefined);
    const isUnreadable =
      value === undefined
        ? UNREADABLE.test(whole) || (ENDS_WITH_SEPARATOR.test(whole) && isFlag(whole.slice(0, -1)))
        : ENDS_WITH_SEPARATOR.test(whole) || SWALLOWED.test(value);
    if (isUnreadable) return { code: 'unreadable-word', word: whole };
    if (value === undefined) continue;
    const name = WORDS.find((known) => known === (word ?? whole));
    if (name === undefined) return { code: 'unknown-word', word: word ?? whole, known: WORDS };
    // A further URL is a further question, and what is expected follows it.
    const target: Words = name === 'expect' ? (more.at(-1) ?? read) : read;
    if (name === 'url' && read.url !== undefined) more.push({ url: value });
    else if (target[name] !== undefined) return { code: 'given-twice', word: name };
    else target[name] = value;
  }
  return { ...read, more };
}
