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
  ])('is %s', (_, html) => {
    const block = blockBefore(show(html));
    expect(block?.source).toEqual({ text: TEXT, hidden: false, isPlain: true });
  });

  it.each([
    ['another element', `${PRE}<p>text</p>${TESTER}`],
    ['nothing', TESTER],
    ['a program', `<pre><code class="language-bash">ls</code></pre>${TESTER}`],
    ['a section with text and a fence', `<section><p>text</p>${PRE}</section>${TESTER}`],
    ['a tabbed set', `<div class="highlight">${PRE}${PRE}</div>${TESTER}`],
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
    const resized = vi.fn();
    const stop = block?.watch(resized);
    await expect.poll(() => resized.mock.calls.length).toBe(1);
    pre.append('more\n');
    await expect.poll(() => resized.mock.calls.length).toBe(2);
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
  });
});
