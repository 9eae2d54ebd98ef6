import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';

test('all escapes of the suggested path are decoded', () => {
  const text = 'User-agent: *\nDisallow: /a%2Fpage%3Fid%3Dx%20y\n';
  expect(findingsIn(text, {}).find(({ rule }) => rule === 'encoded-reserved')?.params).toEqual({
    octet: '%2F',
    sign: '/',
    plain: '/a/page?id=x%20y',
  });
});
