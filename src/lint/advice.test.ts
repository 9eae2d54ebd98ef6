import { expect, test } from 'vitest';
import { applyEdits } from '../engine/text-edits';
import { exampleCrawlers, findingsIn } from './testdata/example-file';
import { plainWords, ruleAbouts } from './texts';

const visitors = ['YaDirectFetcher', 'kagi-fetcher'].map((name) => ({
  ...exampleCrawlers.find(({ productToken }) => productToken === 'GPTBot'),
  productToken: name,
}));
const context = { crawlers: [...exampleCrawlers, ...visitors] } as Parameters<typeof findingsIn>[1];

/** Returns texts and severity of a rule's first finding, and the file after its fix; null without a fix. */
function adviceIn(rule: string, text: string): { said: string; severity: string; fixed: string | null } {
  const finding = findingsIn(text, context).find((one) => one.rule === rule);
  const about = ruleAbouts.get(rule);
  if (finding === undefined || about === undefined) throw new Error(`no finding of ${rule}`);
  return {
    said: `${plainWords(about.title(finding.params))}. ${plainWords(about.explain(finding.params))}`,
    severity: finding.severity,
    fixed: finding.fix === null ? null : applyEdits(text, finding.fix()),
  };
}

const star = 'User-agent: *\n';

test.each([
  [
    'user-triggered',
    'User-agent: ChatGPT-User\nUser-agent: FeedFetcher-Google\nDisallow: /\n',
    'ChatGPT-User and one other act for a person',
  ],
  [
    'user-triggered',
    'User-agent: ChatGPT-User\nUser-agent: chatgpt-user\nDisallow: /\n',
    'ChatGPT-User acts for a person and may not follow robots.txt. ChatGPT-User opens',
  ],
  [
    'unknown-field',
    'LLM-Policy: /llms.txt\n',
    'Crawlers skip this line, which does no harm, but they don’t find /llms.txt this way. You can remove it.',
  ],
  ['unknown-field', 'Unicorn: a\nUnicorn: b\n', 'which does no harm. You can remove them.'],
  ['unknown-field', 'Note: a\n', 'To make it a comment, put a # before it.'],
  [
    'raw-space',
    `${star}Disallow: /browse/Art\nDisallow: /browse/Arts and Crafts\n`,
    'Line 2 already blocks these URLs, so little or nothing changes.',
  ],
  [
    'agent-illegal-characters',
    `User-agent: The Yeti!\nAllow: /\n\n${star}Disallow: /\n`,
    'Yeti may be blocked from the whole site.',
  ],
  ['path-full-url', `${star}Disallow: /m.example.com/modal\n`, 'so it may be meant'],
  [
    'agent-wildcard-prefix',
    'User-agent: *Fetch*\nDisallow: /\n',
    'Name the crawlers that you mean, such as YaDirectFetcher and kagi-fetcher.',
  ],
  ['path-no-slash', `${star}Disallow: about\n`, '“about” doesn’t start with a slash'],
  ['param-position', `${star}Disallow: /*?sort=\n`, '?sort= is blocked only as the first parameter'],
  [
    'wrong-escape',
    `${star}Disallow: /?page=*&amp;*\nDisallow: /?a&amp;b\nAllow: /?page=1 &amp;size=\n`,
    'First correct line 4. Until then, one Disallow rule stays as it is, because corrected it would block what that line should open.',
  ],
  ['order-dependent', `${star}Disallow: /a\nAllow: /a/b\n`, 'move the Allow above that line'],
  [
    'opens-nothing',
    `${star}Disallow: /charm/\n\nUser-agent: Googlebot\nAllow: /charm/help\nDisallow: /tmp/\n`,
    'If the rest of /charm/ should be blocked here too, copy that rule into this group. If not, remove the Allow.',
  ],
  [
    'non-ascii-path',
    `${star}Disallow: /café\n`,
    'To reach every crawler, write the path in that form. It’s hard to read for people.',
  ],
])('%s in %j says %s', (rule, text, sentence) => {
  expect(adviceIn(rule, text).said).toContain(sentence);
});

test.each([
  ['raw-space', `${star}Disallow: /browse/Art\nDisallow: /browse/Arts and Crafts\n`, 'tidy'],
  ['raw-space', `${star}Disallow: /browse/Art\nAllow: /browse/Arts and Crafts\n`, 'error'],
  ['path-full-url', `${star}Disallow: /m.example.com/modal\n`, 'note'],
])('%s in %j is a finding of the severity %s', (rule, text, severity) => {
  expect(adviceIn(rule, text).severity).toBe(severity);
});

test('blank lines stay while Yandex can’t read an Allow of the group', () => {
  const rule = 'blank-line-after-agent';
  const { said, fixed } = adviceIn(rule, `${star}\nDisallow: /assets\nAllow /*.jpg\nDisallow: /x\n`);
  expect(fixed).toBeNull();
  expect(said).toContain('Yandex may ignore 2 rules');
  expect(said).toContain('correct each Allow that Yandex can’t read, such as line 4.');
  expect(adviceIn(rule, `${star}\nDisallow: /assets\nAllow: /*.jpg\n`).fixed).not.toBeNull();
});

test('groups that only comments separate are merged in place', () => {
  const rule = 'several-star-groups';
  const group = (path: string) => `# ${path}\n${star}Disallow: /${path}\n\n`;
  const { fixed } = adviceIn(
    rule,
    `${group('a')}${group('b')}User-agent: GPTBot\nDisallow: /\n\n${group('c').trimEnd()}\n`,
  );
  expect(fixed).toBe(
    `# a\n${star}Disallow: /a\n# c\nDisallow: /c\n# b\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /\n`,
  );
});

test.each([
  [
    'in its group',
    'User-agent: MJ12bot/1\nUser-agent: MJ12bot\nDisallow: /x\n',
    'User-agent: MJ12bot\nDisallow: /x\n',
  ],
  [
    'in a group with the same rules',
    'User-agent: MJ12bot\nDisallow: /x\n\nUser-agent: GPTBot\nUser-agent: MJ12bot/1\nDisallow: /x\n',
    'User-agent: MJ12bot\nDisallow: /x\n\nUser-agent: GPTBot\nDisallow: /x\n',
  ],
  [
    'in a group with other rules',
    'User-agent: MJ12bot\nDisallow: /y\n\nUser-agent: MJ12bot/1\nDisallow: /x\n',
    'User-agent: MJ12bot\nDisallow: /y\n\nUser-agent: MJ12bot\nDisallow: /x\n',
  ],
])('a name with a version is removed if it is there without one: %s', (_, text, expected) => {
  expect(adviceIn('agent-version', text).fixed).toBe(expected);
});
