import { parseRobotsTxt } from '../../../engine/parse';
import { appearanceOf, dataFormatOf } from '../../../engine/source';
import type { LintFile } from '../../lint-file';
import { defineRule } from '../../lint-rule';

const TAG = /<[^<>]*>/g;
/** Maximum number of UTF-16 units searched for rules between the tags. */
const LONGEST_PAGE = 200_000;

export const rule = defineRule<{ kind: 'page' | 'XML' | 'JSON' | 'binary' }>({
  dialects: 'crawlers',
  kind: 'mistake',
  check(file, report) {
    const { text, google } = file;
    const appearance = appearanceOf(text);
    const data = dataFormatOf(text);
    const isPage = appearance === 'html';
    // Text in another encoding than UTF-8 can look binary, but has groups.
    if (!data && !isPage && (appearance !== 'binary' || google.groupTable.groups.length > 0)) return;
    const kind = data ?? (isPage ? 'page' : 'binary');
    // Dialects treat a web page differently: Yandex sees no file, Google looks for rules in it.
    report({ line: null, effect: losesRules(file) ? 'changes' : 'disagree', params: { kind } });
  },
});

/** Returns whether the page contains more rules than Google can read between the tags. */
function losesRules({ text, google }: LintFile): boolean {
  const page = parseRobotsTxt(text.slice(0, LONGEST_PAGE).replace(TAG, '\n'));
  return page.groupTable.ruleLines.length > google.groupTable.ruleLines.length;
}
