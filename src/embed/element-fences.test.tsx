import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
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
    await expect.poll(() => changed.mock.calls.length).toBe(1);
    changed.mockClear();
    pre.append('# more\n');
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
    expect(block?.read()?.text).toBe(`${TEXT}# more\n`);
    await expect.poll(() => changed.mock.calls.length).toBe(2);
    changed.mockClear();
    const parent = pre.parentElement as HTMLElement;
    pre.remove();
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
    expect(block?.read()).toBeNull();
    parent.prepend(pre);
    stop?.();
    host.remove();
    block?.hide(false);
    expect(getComputedStyle(pre).visibility).toBe('visible');
  });

  it('can be in a page with names that hide properties', () => {
    const names = ['matches', 'closest', 'childNodes', 'querySelectorAll', 'parentElement', 'dataset'];
    const fields = names.map((name) => `<input name=${name}>`).join('');
    const host = show(
      `<img name=adoptedStyleSheets><form class="language-x">${fields}${PRE}${TESTER}</form>`,
    );
    const block = blockBefore(host);
    block?.hide(true);
    expect(getComputedStyle(page.querySelector('pre') as Element).visibility).toBe('hidden');
    // A form in the fence isn't code.
    page.querySelector('pre')?.insertAdjacentHTML('beforeend', `<form>${fields}</form>`);
    expect(block?.read()).toEqual({ text: TEXT, hidden: false, isPlain: false });
    expect(blockBefore(show(`<form>${fields}${PRE}</form>${TESTER}`))).toBeNull();
  });
});

describe('fences in the language', () => {
  const fence = (attributes = '') =>
    `<div class="highlight"><pre${attributes}><code class="language-robots-txt">${TEXT}</code></pre></div>`;
  const tags = () =>
    [...page.children].map((child) => (child.cloneNode(false) as Element).outerHTML.replace(/<\/.*/, ''));
  const testers = () => page.querySelectorAll('robots-txt-tester');
  /** Times of the frames in which elements were added. */
  const frames: unknown[] = [];
  beforeAll(() => {
    // The element isn't defined, because all component tests share one document.
    const countAdded = (records: MutationRecord[]) => {
      for (const { localName } of records.flatMap(({ addedNodes }) => [...addedNodes]) as Element[])
        if (localName === 'robots-txt-tester') frames.push(document.timeline.currentTime);
    };
    new MutationObserver(countAdded).observe(page, { childList: true, subtree: true });
    followFences('robots-txt-tester', ['crawler', 'url']);
  });

  it('get an element each, with the attributes of the fence, and so do later ones', async () => {
    show(
      fence(' data-crawler="GPTBot" data-url="/a"') +
        `<pre data-language="robots-txt">${TEXT}</pre>` +
        `<pre class="language-text">${TEXT}</pre>` +
        `<table class="language-robots-txt"><tr><td><pre><span class="lnt">1</span></pre></td><td><pre>${TEXT}</pre></td></tr></table>` +
        fence() +
        TESTER,
    );
    page.classList.add('language-en');
    const expected = [
      '<div class="highlight">',
      '<robots-txt-tester crawler="GPTBot" url="/a">',
      '<pre data-language="robots-txt">',
      '<robots-txt-tester>',
      '<pre class="language-text">',
      '<table class="language-robots-txt">',
      '<robots-txt-tester>',
      '<div class="highlight">',
      '<robots-txt-tester>',
    ];
    await expect.poll(tags).toEqual(expected);
    page.insertAdjacentHTML('beforeend', fence());
    await expect.poll(tags).toEqual([...expected, '<div class="highlight">', '<robots-txt-tester>']);
    // A fence gets an element once, and takes it along when it is removed.
    page.lastElementChild?.remove();
    page.querySelector('[data-language]')?.remove();
    const left = [...expected.slice(0, 2), ...expected.slice(4), '<div class="highlight">'];
    await expect.poll(tags).toEqual(left);
    page.classList.remove('language-en');
  });

  it('get it when they come near the viewport, one per frame', async () => {
    show(fence().repeat(1_000));
    frames.length = 0;
    await expect.poll(() => testers().length).toBeGreaterThan(5);
    const last = page.lastElementChild;
    last?.scrollIntoView();
    await expect.poll(() => last?.nextElementSibling?.localName).toBe('robots-txt-tester');
    expect(testers().length).toBeLessThan(200);
    expect(new Set(frames).size).toBe(frames.length);
    scrollTo(0, 0);
  });

  it('get it even if their language comes later', async () => {
    show(`<pre><code class="language-js">${TEXT}</code></pre>${fence()}`);
    await expect.poll(() => testers().length).toBe(1);
    const code = page.querySelector('code') as Element;
    code.className = 'language-robots-txt';
    code.replaceChildren(TEXT);
    await expect.poll(() => testers().length).toBe(2);
  });

  it('are read once, whatever changes in the page', async () => {
    const deep = '<div class="language-x-robots-txt">';
    const other = `${deep.repeat(200)}<pre>${'# text '.repeat(6_000)}</pre>${'</div>'.repeat(200)}`;
    show(other.repeat(5) + fence());
    await expect.poll(() => testers().length).toBe(1);
    const read = vi.spyOn(Element.prototype, 'closest');
    page.insertAdjacentHTML('afterbegin', fence());
    await expect.poll(() => testers().length).toBe(2);
    const readBlocks = new Set(read.mock.contexts);
    read.mockRestore();
    expect(readBlocks).toContain(page.querySelector('pre'));
    expect(readBlocks).not.toContain(page.querySelectorAll('pre')[1]);
  });

  it('hide their elements from frameworks that walk over the nodes of a page', async () => {
    show(`${fence()}<p>Text</p>${fence()}`);
    await expect.poll(() => testers().length).toBe(2);
    const walked: string[] = [];
    for (let node = page.firstChild; node; node = node.nextSibling) walked.push(node.nodeName);
    expect(walked).toEqual(['DIV', 'P', 'DIV']);
    // The element has been moved, and something new is after the fence.
    const [element, block] = [testers()[0] as Element, page.firstChild as Element];
    page.append(element);
    expect(block.nextSibling?.nodeName).toBe('P');
    block.after('text');
    expect(block.nextSibling?.nodeName).toBe('#text');
  });

  it('get it beside others that fail, and in a page with names that hide properties', async () => {
    const names = ['closest', 'querySelectorAll', 'matches', 'parentElement', 'after', 'nextSibling'];
    const fields = names.map((name) => `<input name=${name}>`).join('');
    const failed = new Promise((resolve) => {
      const onError = (event: ErrorEvent) => {
        event.preventDefault();
        resolve(event.error);
      };
      addEventListener('error', onError, { once: true });
    });
    const images = '<img name=querySelectorAll><img name=adoptedStyleSheets>';
    show(
      `${images}<form class="x-robots-txt">${fields}</form><pre id=failing class="language-robots-txt">${TEXT}</pre>` +
        `<form class="language-robots-txt">${fields}<pre class="language-robots-txt">${TEXT}</pre></form>${fence()}`,
    );
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = page.querySelector('#failing') as Element;
    const failure = new Error('This fence fails.');
    broken.after = () => {
      throw failure;
    };
    await expect
      .poll(() => [...testers()].map(({ parentElement }) => parentElement?.localName))
      .toEqual(['form', 'main']);
    expect(await failed).toBe(failure);
    logged.mockClear();
  });
});
