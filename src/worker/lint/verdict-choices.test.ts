import { describe, expect, test } from 'vitest';
import { crawlers } from '../../catalogue/full';
import { type CheckedCrawler, questionFor } from '../../engine/crawlers';
import type { LintRequests } from './lint-protocol';
import { LintSession } from './lint-session';
import { finish } from './testdata/finish';
import { lintEngine } from './testdata/lint-engine';
import type { VerdictChoice } from './verdict-choices-protocol';

type Reply = LintRequests['verdictChoices']['reply'];

const SHOP = `User-agent: *
Disallow: /search

User-agent: Googlebot
Allow: /shop/
Disallow: /shop/cart

User-agent: GPTBot
User-agent: CCBot
Disallow: /
`;

const googlebot: CheckedCrawler = {
  names: ['Googlebot'],
  productTokens: ['Googlebot'],
  ignoresGlobalGroup: false,
  dialect: 'google',
};
const named = (name: string): Partial<CheckedCrawler> => ({
  names: [name],
  productTokens: [name],
  dialect: 'rfc9309',
});

let version = 0;

function open(session: LintSession, source: string): void {
  const context = { ...lintEngine.NO_CONTEXT, crawlers };
  session.update({ kind: 'update', version: ++version, state: version, open: { source }, context });
}

function begin(session: LintSession, crawler: CheckedCrawler, path: string): Generator<void, Reply> {
  const payload = { crawler, url: `https://example.com${path}` };
  return session.answer({ kind: 'request', id: 1, name: 'verdictChoices', payload }) as Generator<
    void,
    Reply
  >;
}

function choicesIn(
  source: string,
  path: string,
  crawler: Partial<CheckedCrawler> = {},
): readonly VerdictChoice[] {
  const session = new LintSession(lintEngine);
  open(session, source);
  return finish(begin(session, { ...googlebot, ...crawler }, path))?.choices ?? [];
}

/** A choice as text: kind, groups, rule, lines, and who gets another verdict where. */
function drawn({ kind, groups, rule, lines, check }: VerdictChoice): string {
  const changes = check.changes.map(({ crawlers: names, everyoneElse, place }) => {
    const who = [...names, ...(everyoneElse === 'none' ? [] : [everyoneElse])];
    return `${who.join(' ')} ${place.text}`;
  });
  return `${kind} ${groups} "${rule}" ${lines.join()}: ${changes.join('; ')}`;
}

const GOOGLEBOTS = 'Googlebot Googlebot-Image Googlebot-Video Googlebot-News Applebot Bravebot TavilyBot';

describe('ways to get the other verdict', () => {
  test('are about the page, the folder or the rule, in the groups for the crawler and in all', () => {
    expect(choicesIn(SHOP, '/shop/cart?x=1').map(drawn)).toEqual([
      `page crawler "Allow: /shop/cart?x=1$" 6: ${GOOGLEBOTS} /shop/cart?x=1`,
      `remove crawler "Disallow: /shop/cart" 6: ${GOOGLEBOTS} /shop/cart`,
      `page all "Allow: /shop/cart?x=1$" 6,10: ${GOOGLEBOTS} GPTBot CCBot /shop/cart?x=1`,
    ]);
    expect(choicesIn('User-agent: Googlebot\nDisallow: /a/', '/a/b').map(drawn)).toEqual([
      `page crawler "Allow: /a/b$" 2: ${GOOGLEBOTS} /a/b`,
      `folder crawler "Allow: /a/" 2: ${GOOGLEBOTS} /a/`,
      `remove crawler "Disallow: /a/" 2: ${GOOGLEBOTS} /a/`,
    ]);
  });

  test('include a group of its own for a crawler that shares one or follows the `*` group', () => {
    expect(choicesIn(SHOP, '/a', named('CCBot')).map(drawn)).toEqual([
      'page crawler "Allow: /a$" 10: CCBot GPTBot /a',
      'remove crawler "Disallow: /" 10: CCBot GPTBot /',
      'own-group crawler "Allow: /a$" : CCBot /a',
    ]);
    const [own] = choicesIn(SHOP, '/search', named('PerplexityBot')).filter(
      ({ kind }) => kind === 'own-group',
    );
    expect(own && [drawn(own), own.copied, own.edits]).toEqual([
      'own-group crawler "Allow: /search$" : PerplexityBot /search',
      1,
      [[SHOP.length, SHOP.length, '\nUser-agent: PerplexityBot\nDisallow: /search\nAllow: /search$\n']],
    ]);
  });

  test('include no group of its own for a crawler that looks for no name of its own', () => {
    const bravebot = crawlers.filter(({ id }) => id === 'bravebot').map(questionFor)[0];
    const source = 'User-agent: *\nDisallow: /search\n';
    const choices = choicesIn(source, '/search', { ...named('Bravebot'), ...bravebot });
    expect(choices.map(({ kind, groups }) => `${kind} ${groups}`)).toEqual(['remove star', 'page all']);
  });

  test('for all crawlers leave policy tokens as they are', () => {
    const source = 'User-agent: *\nDisallow:\n\nUser-agent: __usage_ai-training\nAllow: /x\n';
    const all = choicesIn(source, '/a').filter(({ groups }) => groups === 'all');
    expect(all.map(({ lines }) => lines)).toEqual([[2]]);
    const two = `${source}\nUser-agent: GPTBot\nAllow: /x\n`;
    expect(choicesIn(two, '/a').find(({ groups }) => groups === 'all')?.lines).toEqual([2, 8]);
  });

  test('say that a shared group changes a preference', () => {
    const source = 'User-agent: Googlebot\nUser-agent: __usage_ai-training\nDisallow: /\n';
    const [first] = choicesIn(source, '/a');
    expect(first?.check.preferences).toMatchObject([{ kind: 'changed', refuses: 'some' }]);
  });

  test('write a `*` group if no group has the verdict to change', () => {
    const [own, all] = choicesIn('', '/a/b');
    expect(own?.edits).toEqual([[0, 0, 'User-agent: Googlebot\nDisallow: /a/b$\n']]);
    expect(all?.edits).toEqual([[0, 0, 'User-agent: *\nDisallow: /a/b$\n']]);
    expect(all && drawn(all)).toBe('page all "Disallow: /a/b$" : all /a/b');
  });

  test('leave a rule without a path where the removed rule was the only one', () => {
    const [, , removed] = choicesIn(
      'User-agent: Googlebot\nDisallow: /a/\nUser-agent: b\nDisallow: /',
      '/a/b',
    );
    expect(removed?.edits).toEqual([[22, 35, 'Disallow:']]);
  });

  test('use the words of the crawler’s dialect: Python takes the first rule that matches, and no `$`', () => {
    expect(
      choicesIn(SHOP, '/shop/cart?x=1', { dialect: 'python' }).map(({ kind, rule, lines }) => [
        kind,
        rule,
        lines,
      ]),
    ).toEqual([
      ['page', 'Disallow: /shop/cart?x=1', [4]],
      ['folder', 'Disallow: /shop/', [4]],
      ['remove', 'Allow: /shop/', [5]],
    ]);
  });

  test('never change another verdict in the opposite direction', () => {
    // Googlebot reads "Disalow" as Disallow. A copy of that rule would block /x for Applebot, which follows groups for Googlebot.
    const text = 'User-agent: *\nDisalow: /x\nDisallow: /a\n';
    expect(choicesIn(text, '/a').map(({ kind }) => kind)).not.toContain('own-group');
    expect(choicesIn(text.replace('Disalow', 'Disallow'), '/a').map(({ kind }) => kind)).toContain(
      'own-group',
    );
  });

  test('are none where the dialect doesn’t define the verdict', () => {
    expect(
      choicesIn('User-agent: Googlebot\nDisallow: /*a\nAllow: /b', '/ba', { dialect: 'google2020' }),
    ).toEqual([]);
  });

  test('show the lines that change', () => {
    const [page] = choicesIn(SHOP, '/shop/cart');
    expect(page?.changed).toEqual([{ number: 7, before: null, after: 'Allow: /shop/cart$' }]);
  });

  test('are dropped after an edit', () => {
    const session = new LintSession(lintEngine);
    open(session, SHOP);
    const steps = begin(session, googlebot, '/shop/cart');
    steps.next();
    open(session, '');
    expect(finish(steps)).toBeNull();
  });
});
