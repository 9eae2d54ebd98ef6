import { looksLikeRegex } from './regex-signs';

/** A rooted value without white space, and without what every regular expression has. */
const CERTAIN = /^[/*][^\s\\^(+[{]*$/;

/** Whether a value is one path pattern and evidently meant as one: it begins with `/` or `*`, holds no white space and is no regular expression. */
export function isPlainPath(value: string): boolean {
  if (CERTAIN.test(value)) return true;
  return (value.startsWith('/') || value.startsWith('*')) && !/\s/.test(value) && !looksLikeRegex(value);
}
