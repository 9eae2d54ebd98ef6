import { expect, test } from 'vitest';
import type { Finding } from '../../finding';
import type { ParamsOf } from '../../lint-rule';
import { findingsIn } from '../../testdata/example-file';
import { plainWords } from '../../texts/words';
import { typoAbouts } from './typo-abouts';
import type { typoRules } from './typo-rules';

function found(text: string): readonly Finding[] {
  return findingsIn(text, {}).filter(({ rule }) => rule === 'typo-user-agent');
}

test('says that the colon is missing too', () => {
  const explained = (line: string) =>
    plainWords(
      typoAbouts['typo-user-agent'].explain(
        found(`${line}\nDisallow: /a\n`)[0]?.params as ParamsOf<(typeof typoRules)['typo-user-agent']>,
      ),
    );
  expect(explained('useragent bot4')).toMatch(/ Write User-agent: bot4\. The colon is missing too\.$/);
  expect(explained('useragent: bot4')).toMatch(/ Write User-agent: bot4\.$/);
});
