import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockBefore, followFences } from './element-fences';

const page = document.createElement('main');
afterEach(() => page.remove());

function show(html: string): HTMLElement {
  page.innerHTML = html;
  document.body.append(page);
  return page.querySelector('robots-txt-tester') as HTMLElement;
}

const TESTER = '<robots-txt-tester></robots-txt-tester>';
const PRE = '<pre>User-agent: *\nDisallow: /\n</pre>';
const TEXT = 'User-agent: *\nDisallow: /\n';

describe('the block before an element', () => {
  it.each([
    ['a <pre>', PRE + TESTER],
    ['a fence in the language', `<pre><code class="language-robots-txt">${TEXT}</code></pre>${TESTER}`],
    ['a fence of plain text', `<pre><code class="language-text">${TEXT}</code></pre>\n${TESTER}`],
    [
      'a highlighted fence',
      `<div class="language-robots-txt highlighter-rouge"><div class="highlight"><pre class="highlight"><code>${TEXT}</code></pre></div></div>${TESTER}`,
    ],
    ['an element in a paragraph', `${PRE}<p>\n${TESTER}\n</p>`],
    [
      'code without a known language',
      `<div class="highlight-default"><div class="highlight">${PRE}</div></div>${TESTER}`,
    ],
    [
      'a table with line numbers',
      `<div class="highlight"><table class="lntable"><tr><td><pre><span class="lnt">1\n</span><span class="lnt">2\n</span></pre></td><td>${PRE}</td></tr></table></div>${TESTER}`,
    ],
  ])('is %s', (_, html) => {
    const block = blockBefore(show(html));
    expect(block?.read()).toEqual({ text: TEXT, hidden: false, isPlain: true });
  });

  it.each([
    ['another element', `${PRE}<p>text</p>${TESTER}`],
    ['nothing', TESTER],
    ['a program', `<pre><code class="language-bash">ls</code></pre>${TESTER}`],
    ['a section with text and a fence', `<section><p>text</p>${PRE}</section>${TESTER}`],
    ['a tabbed set', `<div class="highlight">${PRE}${PRE}</div>${TESTER}`],
    ['a wrapper with a caption and text', `<div class="highlight"><p>Note</p>${PRE}</div>${TESTER}`],
    ['an article in a language', `<article data-lang="en"><h1>Title</h1>${PRE}</article>${TESTER}`],
    ['a paragraph with more than the element', `${PRE}<p>See ${TESTER}</p>`],
  ])('is not %s', (_, html) => {
    expect(blockBefore(show(html))).toBeNull();
  });

  it('can be hidden on screens, and keeps its place', async () => {
    const host = show(PRE + TESTER);
    const pre = page.querySelector('pre') as HTMLElement;
    const block = blockBefore(host);
    const above = block?.above() ?? 0;
    expect(above).toBeGreaterThan(20);
    block?.hide(true);
    expect(getComputedStyle(pre).visibility).toBe('hidden');
    expect(block?.above()).toBe(above);
    const changed = vi.fn();
    const stop = block?.watch(changed);
    await expect.poll(() => changed.mock.lastCall).toEqual([true]);
    changed.mockClear();
    pre.append('# more\n');
    await expect.poll(() => changed.mock.lastCall).toEqual([true]);
    expect(block?.read().text).toBe(`${TEXT}# more\n`);
    const parent = pre.parentElement as HTMLElement;
    pre.remove();
    await expect.poll(() => changed.mock.lastCall).toEqual([false]);
    parent.prepend(pre);
    stop?.();
    host.remove();
    block?.hide(false);
    expect(getComputedStyle(pre).visibility).toBe('visible');
  });
});

describe('fences in the language', () => {
  it('get an element each, with the attributes of the fence, and so do later ones', async () => {
    const fence = (attributes = '') =>
      `<div class="highlight"><pre${attributes}><code class="language-robots-txt">${TEXT}</code></pre></div>`;
    show(
      fence(' data-crawler="GPTBot" data-url="/a"') +
        `<pre data-language="robots-txt">${TEXT}</pre>` +
        `<pre class="language-text">${TEXT}</pre>` +
        fence() +
        TESTER,
    );
    page.classList.add('language-en');
    followFences('robots-txt-tester', ['crawler', 'url']);
    const written = () => [...page.children].map((child) => child.cloneNode(false) as Element);
    const shape = () => written().map(({ outerHTML }) => outerHTML.replace(/<\/.*/, ''));
    const expected = [
      '<div class="highlight">',
      '<robots-txt-tester crawler="GPTBot" url="/a">',
      '<pre data-language="robots-txt">',
      '<robots-txt-tester>',
      '<pre class="language-text">',
      '<div class="highlight">',
      '<robots-txt-tester>',
    ];
    expect(shape()).toEqual(expected);
    page.insertAdjacentHTML('beforeend', fence());
    await expect.poll(shape).toEqual([...expected, '<div class="highlight">', '<robots-txt-tester>']);
    // A fence gets an element once, and takes it along when it is removed.
    page.lastElementChild?.remove();
    page.querySelector('[data-language]')?.remove();
    const left = [...expected.slice(0, 2), ...expected.slice(4), '<div class="highlight">'];
    await expect.poll(shape).toEqual(left);
    page.classList.remove('language-en');
  });
});
