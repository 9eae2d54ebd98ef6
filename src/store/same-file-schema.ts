import * as v from 'valibot';
import { MOST_SAME_FILES } from './most-same-files';

/** Maximum length of an origin, in UTF-16 units: a host has at most 253. */
const LONGEST_ORIGIN = 300;

/** Schema of `TesterState.sameFile`, in drafts and links: origins of http and https as browsers write them. */
export const sameFileSchema = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(LONGEST_ORIGIN), v.check(isOrigin))),
  v.maxLength(MOST_SAME_FILES),
);

function isOrigin(text: string): boolean {
  // Chromium escapes characters that no host may have.
  return /^https?:\/\/[^%]+$/.test(text) && URL.parse(text)?.origin === text;
}
