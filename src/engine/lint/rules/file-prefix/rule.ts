import { prefixGuess } from '../../facts/prefix-guess';

export const rule = prefixGuess({
  // A path that ends like a file name.
  shape: /^\/[^*$?\\\s]*[^*$?\\/\s]\.[a-z][a-z0-9]{1,4}$/i,
  continues: (next) => /[a-z0-9._-]/i.test(next),
  end: '$',
});
