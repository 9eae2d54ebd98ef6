import { parseRobotsTxt } from '../../../parse';
import { appearanceOf } from '../../../source/appearance';
import type { LintFile } from '../../lint-file';
import { defineRule } from '../../lint-rule';

const TAG = /<[^<>]*>/g;
/** Maximum number of UTF-16 units searched for rules between the tags. */
const LONGEST_PAGE = 200_000;
/** Maximum number of UTF-16 units searched for signs of other formats. */
const LONGEST_START = 1_000;

/** Beginning of a JSON object or array, or of an XML document. */
const DATA = /^\s*(?:(<(?:\?xml|rss|feed|urlset|sitemapindex|error)\b)|[[{]\s*(?:["[\]{}]|\d|$))/i;

export const rule = defineRule<{ kind: 'page' | 'XML' | 'JSON' }>({
  dialects: 'crawlers',
  kind: 'mistake',
  check(file, report) {
    const data = DATA.exec(file.text.slice(0, LONGEST_START));
    if (data === null && appearanceOf(file.text) !== 'html') return;
    const kind = data === null ? 'page' : data[1] === undefined ? 'JSON' : 'XML';
    // Dialects treat a web page differently: Yandex sees no file, Google looks for rules in it.
    report({ line: null, effect: losesRules(file) ? 'changes' : 'disagree', params: { kind } });
  },
});

/** Returns whether the page contains more rules than Google can read between the tags. */
function losesRules({ text, google }: LintFile): boolean {
  const page = parseRobotsTxt(text.slice(0, LONGEST_PAGE).replace(TAG, '\n'));
  return page.groupTable.ruleLines.length > google.groupTable.ruleLines.length;
}
