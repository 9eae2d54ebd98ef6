import { expect, test } from 'vitest';
import { freshAddress, withoutFresh } from './renew';

test.each([
  ['/embed/', '', '#view=verdict'],
  ['/embed/', '?view=verdict&url=%2F', ''],
  ['/tools/robots/', '', ''],
])('adds to %s%s%s what makes it new, once, and takes it away again', (pathname, search, hash) => {
  const fresh = freshAddress({ pathname, search, hash });
  const address = new URL(fresh ?? '', 'https://a.example');
  const query = address.search;
  expect([address.pathname, address.hash]).toEqual([pathname, hash]);
  expect(query).toMatch(/[?&]fresh=\d+$/);
  expect(withoutFresh(query)).toBe(search);
  expect(freshAddress({ pathname, search: query, hash })).toBeNull();
});

test('keeps a parameter of another page that has the same name', () => {
  expect(withoutFresh('?fresh=1&url=a')).toBe('?fresh=1&url=a');
  expect(withoutFresh('?refresh=1')).toBe('?refresh=1');
});
