import { prefixGuess } from '../../facts/prefix-guess';

export const rule = prefixGuess({
  // A pattern for all files with an extension.
  shape: /^\/?[^?$\\\s]*\*[^?$*\\/\s]*\.[a-z][a-z0-9]{1,4}$/i,
  continues: (next) => /[a-z0-9.]/i.test(next),
  end: '$',
});
