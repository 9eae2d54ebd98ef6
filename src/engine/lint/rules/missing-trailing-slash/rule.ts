import { prefixGuess } from '../../facts/prefix-guess';

export const rule = prefixGuess({
  // A path whose last part looks like the name of a folder or page: no dot, wildcard or query.
  shape: /^\/(?:[^*$?\\]*\/)?[^*$?\\/.=&%\s]*[a-z0-9]$/i,
  continues: (next) => /[a-z]/i.test(next),
  end: '/',
});
