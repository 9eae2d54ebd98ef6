import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';

test.each([
  ['/wp-admin', 1],
  ['/wp-admin/*', 1],
  ['/blog/wp-admin/', 1],
  ['/*wp-admin*', 0],
  ['/*/wp-admin/', 0],
])('%s, which blocks admin-ajax.php, has %i findings', (path, count) => {
  const found = findingsIn(`User-agent: *\nDisallow: ${path}\n`, {});
  expect(found.filter(({ rule }) => rule === 'wordpress-ajax')).toHaveLength(count);
});
