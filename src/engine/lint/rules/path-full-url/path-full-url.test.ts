import { expect, test } from 'vitest';
import { plainWords, ruleAbouts } from '../../../lint-texts';
import { findingsIn } from '../../testdata/example-file';

test.each([
  ['https://shop.example.com/x', 'is a full URL, not a path'],
  ['shop.example.com/x', 'starts with a domain name, not with a path'],
  ['/shop.example.com/x', 'starts with a domain name'],
])('the title of the finding about %s says that it %s', (path, says) => {
  const found = findingsIn(`User-agent: *\nDisallow: ${path}\n`, {});
  const titles = found.flatMap(({ rule, params }) =>
    rule === 'path-full-url' ? [plainWords(ruleAbouts.get(rule)?.title(params) ?? [])] : [],
  );
  expect(titles).toEqual([`${path} ${says}`]);
});
