/** A rule that reports a meaning: in all of its findings, or in those whose texts match. */
export interface RuleForMeaning {
  readonly rule: string;
  readonly says?: RegExp;
}

/** Returns rules all of whose findings have the meaning. */
function all(...rules: readonly string[]): readonly RuleForMeaning[] {
  return rules.map((rule) => ({ rule }));
}

const WHOLE_SITE = /whole site|every page|everything/i;

/** The rules that report each meaning of the lint cases. `testdata/lint-cases.json` explains the meanings. */
export const meanings: ReadonlyMap<string, readonly RuleForMeaning[]> = new Map<
  string,
  readonly RuleForMeaning[]
>([
  ['closes-site-to-google', [{ rule: 'missing-colon', says: WHOLE_SITE }, ...all('search-engine-blocked')]],
  ['closes-site-to-all', all('block-all', 'staging-copied', 'star-only', 'hash-in-path')],
  ['closes-site-to-others', [{ rule: 'missing-colon', says: WHOLE_SITE }]],
  ['closes-search-engine', all('search-engine-blocked', 'group-without-rules')],
  ['list-joined', all('group-without-rules')],
  ['closes-home-page', []],
  ['closes-everything-below', all('block-all')],
  ['only-assets-open', all('block-all')],
  ['rule-for-nobody', all('rule-before-agent')],
  ['rule-for-nobody-would-close', [{ rule: 'rule-before-agent', says: WHOLE_SITE }]],
  ['rules-for-wrong-group', all('slid-rules')],
  [
    'line-never-matches',
    all(
      'raw-space',
      'path-no-slash',
      'path-full-url',
      'never-matches',
      'regex',
      'invisible-characters',
      'several-paths',
    ),
  ],
  ['lines-glued', all('two-directives-one-line')],
  ['missing-colon', all('missing-colon')],
  ['path-without-field', []],
  ['not-a-robots-file', all('html-as-robots')],
  ['encoding-broken', all('utf16', 'latin1')],
  ['mojibake-path', [{ rule: 'non-ascii-path', says: /belong/i }]],
  ['invisible-character', all('invisible-characters')],
  ['sitemap-unreachable', all('sitemap-relative', 'sitemap-bare-url', 'typo-sitemap')],
  ['sitemap-other-environment', []],
  ['sitemap-other-host', all('other-site')],
  ['sitemap-blocked', all('sitemap-file-blocked')],
  ['list-name-stops-nothing', all('agent-unknown', 'agent-wildcard-prefix', 'agent-full-ua')],
  ['name-reads-as-other', all('agent-illegal-characters', 'several-agents')],
  ['old-name-leaves-crawler-free', all('agent-obsolete')],
  ['named-group-loses-star-rules', all('star-not-inherited')],
  ['rule-blocks-too-much', all('blocks-more', 'hash-in-path')],
  ['search-feature-shut', [{ rule: 'search-engine-blocked', says: /image|video|news|ads|preview/i }]],
  ['blocks-assets', all('block-resources')],
  ['blocks-versioned-assets', all('block-resources')],
  ['host-as-path', [{ rule: 'path-full-url', says: /domain/i }]],
  ['template-rest', [{ rule: 'never-matches', says: /placeholder/i }]],
  ['blank-line-splits', all('blank-line-after-agent')],
  ['noindex-intent', all('noindex-with-block', 'noindex-field')],
  ['clean-param-wrong', all('clean-param')],
  ['exception-lost', all('allow-disallow-equal', 'never-decides', 'opens-nothing')],
  ['unknown-lines', all('unknown-field', 'missing-colon', 'typo-user-agent')],
  ['harmless-style', all('several-star-groups', 'duplicate-groups')],
]);
