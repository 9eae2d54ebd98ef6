import { expect, test } from 'vitest';
import { findingsIn } from '../../testdata/example-file';
import { plainWords, ruleAbouts } from '../../texts';

test('the text about a group that Seznam doesn’t follow doesn’t say that the line slows Seznam down', () => {
  const found = findingsIn('User-agent: GPTBot\nDisallow: /x\nRequest-rate: 1/10s\n', {});
  const texts = found.flatMap(({ rule, params }) =>
    rule === 'request-rate' ? [plainWords(ruleAbouts.get(rule)?.explain(params) ?? [])] : [],
  );
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('of the search engines we know only Seznam follows it.');
  expect(texts[0]).not.toContain('slow');
});
