import { expect, test } from 'vitest';
import { crawlers } from '../../../src/catalogue/full';
import { templates } from '../../../src/catalogue/templates';
import { encodeText } from '../../../src/engine/source';
import { openFile } from '../../../src/engine/versions';
import { LintedFile } from '../../../src/lint/fixes';
import { ParsedFile } from '../../../src/worker/document/parsed-file';
import { finish } from '../../../src/worker/lint/testdata/finish';
import { lintEngine } from '../../../src/worker/lint/testdata/lint-engine';
import { textCheck } from '../../../src/worker/lint/text-check';
import { checkChanges } from './check-changes';

const files = {
  empty: '',
  open: 'User-agent: *\nDisallow:\n',
  closed: 'User-agent: *\nDisallow: /\n',
  'closed but for one crawler': 'User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /\n',
  'an opening inside an area':
    'User-agent: *\nDisallow: /private/\nAllow: /private/press/\nDisallow: /cart\n',
  'a crawler of a template with a group':
    'User-agent: *\nDisallow: /tmp/\n\nUser-agent: GPTBot\nDisallow: /drafts/\nAllow: /drafts/public/\n',
  'all crawlers of a template closed': 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n',
  'patterns that overlap': 'User-agent: *\nDisallow: /*?sort=\nDisallow: /shop/*/old\nAllow: /*.css$\n',
  'names without rules at the end': 'User-agent: *\nDisallow: /a\n\nUser-agent: Bingbot\nCrawl-delay: 5\n',
  'a blank line that ends groups for one engine':
    'User-agent: *\n\nDisallow: /a\n\nUser-agent: YandexBot\nAllow: /a/b\n',
  'tools that skip the star':
    'User-agent: *\nUser-agent: AdsBot-Google\nDisallow: /ads/\nDisallow: /%7Euser/\n',
  'names that need not obey':
    'User-agent: ChatGPT-User\nDisallow: /chat/\n\nUser-agent: *\nAllow: /\nDisallow: /*/print$\n',
} as const;

const context = { ...lintEngine.NO_CONTEXT, crawlers };
const paths = [
  ...['/', '/a', '/a/b', '/private/', '/private/press/1', '/cart', '/tmp/x', '/drafts/', '/drafts/public/x'],
  ...['/?sort=up', '/shop/lamps/old', '/x.css', '/~user/', '/chat/', '/en/print', '/wp-admin/', '/search'],
  ...['/wp-admin/admin-ajax.php', '/checkout/?sort=up', '/admin/x.css', '/node/add/', '/api/v1', '/en/v1'],
];

test.each(Object.entries(files))('templates in a file with %s', (_, text) => {
  for (const template of templates) {
    const own = template.text(crawlers);
    const linted = new LintedFile(ParsedFile.open({ source: text }), context, lintEngine);
    const edit =
      template.use === 'whole-file'
        ? ([0, text.length, own] as const)
        : finish(lintEngine.placeGroups(linted.file, own));
    if (edit === null) throw new Error(`${template.title} has no place`);
    const after = linted.edited([edit]);
    const found = checkChanges(openFile(encodeText(text)), openFile(encodeText(after.text)), paths);
    expect(found.wrong, template.title).toEqual([]);
    expect(found.isComplete).toBe(true);
    const { changes, changed, opened, closed } = finish(
      textCheck(linted, [linted.file, after.file], { crawlers: [], urls: [] }),
    );
    expect(changes).toEqual(found.rows.slice(0, changes.length));
    expect(changed).toBe(found.rows.length);
    expect(changes.map(({ direction }) => direction)).toEqual([
      ...Array(opened).fill('opened'),
      ...Array(closed).fill('closed'),
      ...Array(changed - opened - closed).fill('other'),
    ]);
  }
});
