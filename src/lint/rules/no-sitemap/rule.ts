import { CompactOutcome, decideMany } from '../../../engine/match';
import { defineRule } from '../../lint-rule';

/** Files with fewer different Disallow lines are of small sites, or only parts of files. */
const LEAST_RULES = 5;
/** A line or a comment about a sitemap. */
const SITEMAP = /^(?:[ \t]*|[^#\n]*#.*\b)site-?maps?\b/im;

/** Only for a known site: a pasted text may be a template or a part of a file, and most sites submit their sitemap elsewhere. */
export const rule = defineRule<{ sitemap: string }>({
  dialects: 'crawlers',
  kind: 'advice',
  check(file, report) {
    const site = /^\w+:\/\/[^/]+/.exec(file.context.robotsUrl ?? '')?.[0];
    if (site === undefined) return;
    const blocked = new Set(file.rules.map(({ kind, value }) => (kind === 'disallow' ? value : '')));
    if (blocked.size < LEAST_RULES) return;
    // A misspelt or commented line shows that a sitemap isn't forgotten. One below the byte limit has another rule.
    if (file.google.limitCut !== null || SITEMAP.test(file.text)) return;
    // A file that closes the site to most crawlers needn't help them.
    for (const productTokens of [[], ['Googlebot']])
      if (decideMany(file.google, { productTokens }, ['/']).outcome[0] === CompactOutcome.disallowed) return;
    report({ line: null, params: { sitemap: `${site}/sitemap.xml` } });
  },
});
