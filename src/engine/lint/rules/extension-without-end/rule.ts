import { prefixGuess } from '../../facts/prefix-guess';
import type { LintRule } from '../../lint-rule';

export const rule: LintRule = prefixGuess({
  // A pattern for all files with an extension.
  shape: /^\/?[^?$\\\s]*\*[^?$*\\/\s]*\.[a-z][a-z0-9]{1,4}$/i,
  goesOn: (next) => /[a-z0-9.]/i.test(next),
  end: '$',
});
