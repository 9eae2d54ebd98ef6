import { attributeNames } from '../embed/element-settings';
import { type KitProblem, kitProblem } from '../messages';
import { type Example, type RenderedExample, type RenderOptions, renderExample } from './render';

/** The language of fences that become examples. */
export const LANGUAGE = 'robots-txt';
/** Words of a fence, after its language. */
const WORDS = [...attributeNames, 'expect'] as const;

/** Matches `name=value`, `name="two values"`, or anything else without white space. */
const PART = /([a-z-]+)=(?:"([^"]*)"|'([^']*)'|(\S*))|\S+/gi;

/**
 * Renders a fence: its text, and the words after its language, such as `crawler=Googlebot url=/shop/cart expect="blocked 6"`. Words without a value
 * other than `readonly` are those of other tools and change nothing.
 */
export function renderFence(text: string, meta: string, options: RenderOptions): RenderedExample {
  const example = readMeta(meta);
  if ('code' in example) return { kind: 'problem', message: kitProblem(example) };
  return renderExample({ ...example, text }, options);
}

function readMeta(meta: string): Omit<Example, 'text'> | KitProblem {
  const read: Partial<Record<(typeof WORDS)[number], string>> = {};
  for (const [whole, word = whole, ...values] of meta.matchAll(PART)) {
    const name = WORDS.find((known) => known === word);
    const value = values.find((given) => given !== undefined) ?? (word === 'readonly' ? '' : undefined);
    if (value === undefined) continue;
    if (name === undefined) return { code: 'unknown-word', word, known: WORDS };
    if (name in read) return { code: 'given-twice', word };
    read[name] = value;
  }
  return read;
}
