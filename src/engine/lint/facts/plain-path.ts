import { looksLikeRegex } from './regex-signs';

/** Whether a value is one path pattern and evidently meant as one: it begins with `/` or `*`, holds no white space and is no regular expression. */
export function isPlainPath(value: string): boolean {
  return (value.startsWith('/') || value.startsWith('*')) && !/\s/.test(value) && !looksLikeRegex(value);
}
