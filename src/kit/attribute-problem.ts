import { flagNames, loadings } from '../embed/element-attributes';
import { readHeight } from '../embed/element-height';
import { embedThemes, embedViews, lockable, showable } from '../embed/protocol';
import type { KitProblem } from '../messages';

type Attributes = Readonly<Record<string, string | undefined>>;

/** Allowed values of attributes that have one value each. */
const ONE_OF: Readonly<Record<string, readonly string[]>> = {
  view: embedViews,
  theme: embedThemes,
  loading: loadings,
};
/** Allowed words of attributes that have several, separated by spaces. */
const WORDS_OF: Readonly<Record<string, readonly string[]>> = { lock: lockable, show: showable };
/** Values of flags, besides their own name. The frame's address has 1, and an attribute without a value is empty. */
const FLAG_VALUES = ['true', 'false', '1', ''];

/** Returns the first problem with the attributes of an element, which would ignore invalid values; null if there is none. */
export function attributeProblem(attributes: Attributes): KitProblem | null {
  for (const [word, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    // The page would have another character, so the tester would get another value.
    if (/[\p{Surrogate}\0]/u.test(value)) return { code: 'no-text-value', word };
    const problem = valueProblem(word, value, attributes);
    if (problem !== null) return { code: 'value', word, ...problem };
  }
  return null;
}

/** Returns what isn't allowed in a value, and what is; null if the value is valid. */
function valueProblem(word: string, value: string, { view }: Attributes) {
  if (flagNames.some((name) => name === word))
    return value === word || FLAG_VALUES.includes(value) ? null : { value, known: FLAG_VALUES.slice(0, 2) };
  const words = WORDS_OF[word];
  if (words) {
    const unknown = value.split(/\s+/).find((each) => each !== '' && !words.includes(each));
    return unknown === undefined ? null : { value: unknown, known: words };
  }
  const values = ONE_OF[word];
  if (values) return values.includes(value) ? null : { value, known: values };
  const pixels = (written: string) => {
    const { start, max } = readHeight({ [word]: written }, view ?? null);
    return word === 'height' ? start : max;
  };
  const keywords = word === 'height' ? ['auto', 'content'] : [];
  if (!/^(?:max-)?height$/.test(word) || keywords.includes(value) || pixels(value) === Number(value))
    return null;
  return { value, known: [...keywords, `${pixels('1')}–${pixels('1e9')}`] };
}
