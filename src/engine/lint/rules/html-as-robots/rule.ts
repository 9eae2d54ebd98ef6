import { parseRobotsTxt } from '../../../parse';
import { appearanceOf } from '../../../source/appearance';
import type { LintFile } from '../../lint-file';
import { defineRule } from '../../lint-rule';

const TAG = /<[^<>]*>/g;
/** Maximum number of UTF-16 units searched for rules between the tags. */
const LONGEST_PAGE = 200_000;

export const rule = defineRule({
  dialects: 'crawlers',
  kind: 'mistake',
  check(file, report) {
    if (appearanceOf(file.text) !== 'html') return;
    // Dialects treat a web page differently: Yandex sees no file, Google looks for rules in it.
    report({ line: null, effect: losesRules(file) ? 'changes' : 'disagree', params: {} });
  },
});

/** Returns whether the page contains more rules than Google can read between the tags. */
function losesRules({ text, google }: LintFile): boolean {
  const page = parseRobotsTxt(text.slice(0, LONGEST_PAGE).replace(TAG, '\n'));
  return page.groupTable.ruleLines.length > google.groupTable.ruleLines.length;
}
