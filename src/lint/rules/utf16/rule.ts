import { parseRobotsTxt } from '../../../engine/parse';
import { appearanceOf, utf16Text } from '../../../engine/source';
import { blocksAnything } from '../../facts/blocks-anything';
import { defineRule } from '../../lint-rule';

export const rule = defineRule<{ losesRules: boolean }>({
  dialects: 'all',
  kind: 'mistake',
  fix: 'evident',
  check(file, report) {
    if (appearanceOf(file.text) !== 'utf-16') return;
    const meant = utf16Text(file.text, file.google.lineEnd);
    const losesRules =
      meant !== null && blocksAnything(parseRobotsTxt(meant)) && !blocksAnything(file.google);
    report({
      line: null,
      effect: losesRules ? 'changes' : 'disagree',
      params: { losesRules },
      ...(meant !== null && { fix: () => [[0, file.text.length, meant]] }),
    });
  },
});
