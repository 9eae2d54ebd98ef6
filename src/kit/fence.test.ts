import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { renderFence } from './fence';
import { type MarkdownIt, robotsTxtFences, type Token } from './markdown-it';
import rehypeRobotsTxt, { type File, type Node } from './rehype';

const FILE = 'User-agent: *\nDisallow: /a\n';
const place = { path: undefined, source: '', line: 7 };
const verdictOf = (meta: string) => {
  const result = renderFence(FILE, `robots-txt ${meta}`, place, {});
  return result?.kind === 'rendered' ? (result.verdicts[0] ?? null) : result?.message;
};

/** Renders a fence that has no problem. */
const renderedFence = (meta: string, options = {}) => {
  const result = renderFence(FILE, `robots-txt ${meta}`, place, options);
  if (result?.kind !== 'rendered') throw new Error(result?.message);
  return result;
};

/** Words that would leave something unchecked if they were skipped. */
const UNREADABLE = [
  ...['url=/a expect=blocked 7', 'url=/a expect', 'expect allowed', 'expect = allowed', 'expect: allowed'],
  ...['url=/a "expect=allowed"', 'expect2=allowed', 'expect_=allowed', '#expect=allowed', 'url=/a expect='],
  ...['{"url":"/a","expect":"allowed"}', ':url="/a" :expect=allowed', '{url=/a expect=allowed}'],
  ...[
    'url url=/a',
    'url=/a,expect=allowed',
    'url=/a, expect=blocked',
    'url=/a; expect=blocked',
    'quiz, url=/a',
    'url="/a "b" expect=allowed',
    'url=/a expect="blocked 2',
    'lock',
  ],
];

describe('the words of a fence', () => {
  it.each([
    'crawler=bingbot url=/a expect=blocked',
    `crawler="bingbot" url='/a' expect="blocked 2"`,
    '{1,3} showLineNumbers url=/a crawler=bingbot readonly [title]',
    'data-crawler=bingbot data-url=/a',
  ])('%s', (meta) => {
    expect(verdictOf(meta)).toMatchObject({ outcome: 'disallowed', crawler: 'Bingbot', url: '/a' });
  });

  it('include flags, whose value survives tools that drop empty ones', () => {
    expect(renderedFence('url=/a quiz').html).toContain('<details');
    expect(renderedFence('url=/a show="why problems"', { live: true }).tree.properties).toMatchObject({
      show: 'why problems',
    });
    expect(renderedFence('url=/a quiz readonly', { live: true }).tree.properties).toMatchObject({
      quiz: 'true',
      readonly: 'true',
    });
  });

  it('may be written with the name of a flag as its value', () => {
    const { properties } = renderedFence('url=/a quiz=quiz', { live: true }).tree;
    expect(properties).toMatchObject({ quiz: 'quiz' });
  });

  it('may follow a comma of another tool', () => {
    expect(verdictOf(', showLineNumbers, url=/a')).toMatchObject({ url: '/a' });
  });

  it('may be missing', () => {
    expect(verdictOf('')).toBeNull();
  });

  it('keeps spaces and signs in quotes', () => {
    expect(verdictOf('url="/a," expect=blocked')).toMatchObject({ url: '/a,' });
    expect(verdictOf('url="/a b?c=d"')).toMatchObject({ url: '/a b?c=d' });
    expect(verdictOf('url=/a?b=c&d=e')).toMatchObject({ url: '/a?b=c&d=e' });
  });

  it.each<readonly [words: string, problem: string]>([
    ['url=/a expects=blocked', '7: robots.txt example: unknown word "expects". Use crawler, url, '],
    ['url=/a urls=/b', '7: robots.txt example: unknown word "urls".'],
    ['title="Shop" url=/a', '7: robots.txt example: unknown word "title".'],
    ['url=/a crawler=a crawler=b', '7: robots.txt example: "crawler" is given twice.'],
    ['url=/a url=/b expect=allowed expect=blocked', '7: robots.txt example: "expect" is given twice.'],
    ['url=/a expect=blocked url=/b expect=blocked', 'expected "blocked" for Googlebot and /b, but found'],
    ['expect=blocked url=/b url=/a', 'expected "blocked" for Googlebot and /b, but found'],
    ['expect=blocked', '7: robots.txt example: expect needs a url to test.'],
    ['url=/a theme=blue', '7: robots.txt example: unknown theme "blue". Use light, dark or auto.'],
    ['url=/a expect=allowed', '7: robots.txt example: expected "allowed" for Googlebot and /a, but found'],
    ...UNREADABLE.map((words) => [words, '7: robots.txt example: "'] as const),
    ...UNREADABLE.map((words) => [words, "can't be read. Write name=value"] as const),
  ])('%s is a problem', (meta, problem) => {
    expect(verdictOf(meta)).toContain(problem);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'kit-'));
const page = join(folder, 'page.md');
const source = `\nText\n\n\`\`\`robots-txt url=/a expect=allowed\n${FILE}\`\`\`\n`;
writeFileSync(page, `---\ntitle: Page\n---\n${source}`);
afterAll(() => rmSync(folder, { recursive: true }));

describe('rehype', () => {
  const fence = (language: string, data?: object, properties = {}): Node => ({
    type: 'element',
    tagName: 'pre',
    position: { start: { line: 4 } },
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: { className: [`language-${language}`], ...properties },
        data,
        children: [{ type: 'text', value: FILE }],
      },
    ],
  });
  const root = (...children: Node[]): Node => ({
    type: 'root',
    children: [{ type: 'element', tagName: 'div', children }],
  });
  const file: File = {
    path: page,
    value: source,
    fail(reason) {
      throw new Error(reason);
    },
  };
  const run = (tree: Node, options = {}) => {
    rehypeRobotsTxt(options)(tree, file);
    return tree.children?.[0]?.children ?? [];
  };

  it('replaces every fence in the language, and no other', () => {
    const other = fence('js');
    const [first, second, third] = run(root(fence('robots-txt'), other, fence('robots-txt')), { live: true });
    expect([first?.tagName, third?.tagName]).toEqual(['robots-txt-tester', 'robots-txt-tester']);
    expect(second).toBe(other);
  });

  it('reads the words where remark and Astro put them', () => {
    for (const code of [
      fence('robots-txt', { meta: 'url=/a' }),
      fence('robots-txt', {}, { metastring: 'url=/a' }),
    ])
      expect(run(root(code), { live: true })[0]?.properties).toMatchObject({ url: '/a' });
  });

  it('fails with file, line, and what was expected and found', () => {
    const wrong = () => root(fence('robots-txt', { meta: 'url=/a expect=allowed' }));
    const reason = `${page}:7: robots.txt example: expected "allowed" for Googlebot and /a, but found "blocked 2".`;
    expect(() => run(wrong())).toThrow(reason);
  });
});

describe('markdown-it', () => {
  const token = (info: string): Token => ({ info, content: FILE, map: [3, 7] });
  const render = (info: string, environment?: object) => {
    const markdown: MarkdownIt = { renderer: { rules: { fence: () => 'other' } } };
    robotsTxtFences(markdown, {});
    const none = undefined as never;
    return markdown.renderer.rules.fence?.([token(info)], 0, none, environment, none);
  };

  it('replaces fences in the language, and no others', () => {
    expect(render('js')).toBe('other');
    expect(render('')).toBe('other');
    expect(render('robots-txt-more')).toBe('other');
    expect(render('robots.txt')).toBe('other');
    for (const language of [' robots-txt ', 'Robots-TXT', 'robots-txt{1}', 'robots-txt:line-numbers'])
      expect(render(`${language} url=/a`)).toContain('Blocked by line 2');
  });

  it('fails if a similar language would leave an answer unchecked', () => {
    for (const language of ['robots.txt', 'robots', 'robotstxt'])
      expect(() => render(`${language} url=/a expect=allowed`)).toThrow(
        `the language "${language}" isn't an example`,
      );
    expect(() => render('robots-txt,url=/a')).toThrow("can't be read");
  });

  it('fails with file and line, or only the line', () => {
    const info = 'robots-txt url=/a expect=allowed';
    expect(() => render(info, { path: page, content: source })).toThrow(`${page}:7: robots.txt example: `);
    expect(() => render(info, { path: join(folder, 'none.md'), content: source })).toThrow('none.md:4: ');
    expect(() => render(info)).toThrow(/^4: robots\.txt example: /);
  });
});
