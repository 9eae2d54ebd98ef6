import { defineRule } from '../../lint-rule';

/** The comment at the top of the files that Shopify makes. */
const COMMENT = /^#\s{0,5}we use shopify as our ecommerce platform/i;
/** It stands in the first lines. */
const MOST_LINES = 20;

export const rule = defineRule({
  dialects: 'all',
  severity: 'note',
  check(file, report) {
    const line = file.lines
      .slice(0, MOST_LINES)
      .find(({ kind, text }) => kind === 'comment' && COMMENT.test(text.trimStart().slice(0, 100)));
    if (line !== undefined) report({ line, params: {} });
  },
});
