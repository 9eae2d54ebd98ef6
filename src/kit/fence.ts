import { existsSync, readFileSync } from 'node:fs';
import { attributeNames } from '../embed/element-settings';
import { type KitProblem, kitProblem } from '../messages';
import { type Example, type RenderedExample, type RenderOptions, renderExample } from './render';

/** The language of fences that become examples. */
export const LANGUAGE = 'robots-txt';
/** Words of a fence, after its language. */
const WORDS = [...attributeNames, 'expect'] as const;

/** Matches `name=value`, `name="two values"`, or anything else without white space. */
const PART = /([a-z-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\S+/gi;

/** Where a fence is. */
export interface Place {
  /** The page's file, if it is known. */
  readonly path: unknown;
  /** The text that the generator has read from it, often without the front matter. */
  readonly source: unknown;
  /** The fence's first line in that text, counted from 1. */
  readonly line: number;
}

/**
 * Renders a fence: its text, and the words after its language, such as `crawler=Googlebot url=/shop/cart expect="blocked 6"`. `url` and
 * `expect` may be repeated. Words without a value other than `readonly` are those of other tools and change nothing. A problem begins with its place.
 */
export function renderFence(
  text: string,
  meta: string,
  place: Place,
  options: RenderOptions,
): RenderedExample {
  const example = readMeta(meta);
  const rendered: RenderedExample =
    'code' in example
      ? { kind: 'problem', message: kitProblem(example) }
      : renderExample({ ...example, text }, options);
  if (rendered.kind === 'rendered') return rendered;
  return { kind: 'problem', message: `${written(place)}: ${rendered.message}` };
}

/** Writes a place as `page.md:12`, or `12` if the file is unknown. */
function written({ path, source, line }: Place): string {
  if (typeof path !== 'string') return String(line);
  const file = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const before = file.slice(0, Math.max(file.indexOf(String(source)), 0)).split('\n').length - 1;
  return `${path}:${line + before}`;
}

type Words = Partial<Record<(typeof WORDS)[number], string>>;

function readMeta(meta: string): Omit<Example, 'text'> | KitProblem {
  const read: Words = {};
  const more: (Words & { url: string })[] = [];
  for (const [whole, word = whole, ...values] of meta.matchAll(PART)) {
    const name = WORDS.find((known) => known === word);
    const value = values.find((given) => given !== undefined) ?? (word === 'readonly' ? '' : undefined);
    if (value === undefined) continue;
    if (name === undefined) return { code: 'unknown-word', word, known: WORDS };
    // A further URL is a further question, and what is expected follows it.
    const target: Words = name === 'expect' ? (more.at(-1) ?? read) : read;
    if (name === 'url' && read.url !== undefined) more.push({ url: value });
    else if (target[name] !== undefined) return { code: 'given-twice', word };
    else target[name] = value;
  }
  return { ...read, more };
}
