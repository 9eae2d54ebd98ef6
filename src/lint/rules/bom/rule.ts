import { defineRule } from '../../lint-rule';

const MARK = '\ufeff';

export const rule = defineRule<{ losesLine: boolean }>({
  dialects: { only: ['standard1994', 'python'] },
  kind: 'cosmetic',
  fix: 'neutral',
  check(file, report) {
    // The mark of an opened file isn't part of its text, so no edit can remove it.
    const params = { losesLine: file.lines[0]?.isDirective === true };
    if (file.google.bom) report({ line: null, params });
    else if (file.text.startsWith(MARK)) report({ line: null, params, fix: () => [[0, MARK.length, '']] });
  },
});
