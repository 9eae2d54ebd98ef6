import { describe, expect, it } from 'vitest';
import { innerText, withoutIndent } from './element-text';

/** Reads the text of an element with this HTML in it. */
function read(html: string) {
  const host = document.createElement('robots-txt-tester');
  host.innerHTML = html;
  return innerText(host);
}

const FILE = 'User-agent: *\nDisallow: /search\n\nUser-agent: a\nAllow: /\n';

describe('text inside the element', () => {
  it('is the content of a <pre> as it is, without a leading line feed', () => {
    const plain = document.createElement('robots-txt-tester');
    const pre = plain.appendChild(document.createElement('pre'));
    pre.textContent = '\n  User-agent: *\n\n';
    expect(innerText(plain)).toEqual({ text: '  User-agent: *\n\n', hidden: false, isPlain: true });
  });

  it('is the content of a script without its indentation', () => {
    expect(read('<script type="text/plain">\n    User-agent: *\n    Allow: /\n  </script>')).toEqual({
      text: 'User-agent: *\nAllow: /\n',
      hidden: true,
      isPlain: true,
    });
  });

  it.each([
    ['<p><code>robots-txt\nUser-agent: *\nDisallow: /</code></p><p><x-tester></x-tester></p>', false],
    ['<p>Disallow: /search\n```</p><x-tester></x-tester>', false],
    ['<p>Write\n<code>Disallow: /\n</code></p><x-tester></x-tester>', true],
    ['<p><code>setText</code></p><x-tester></x-tester>', true],
    ['<form><input name=matches></form><x-tester></x-tester>', true],
  ])('is lost if a converter has made text of the fence before it: %s', (html, isPlain) => {
    const page = document.createElement('main');
    page.innerHTML = html;
    const host = page.querySelector('x-tester') as Element;
    expect(innerText(host)).toEqual({ text: null, hidden: false, isPlain });
  });

  it('may be missing, which is not the same as empty', () => {
    expect(read('')).toEqual({ text: null, hidden: false, isPlain: true });
    expect(read('\n  ')).toEqual({ text: null, hidden: false, isPlain: true });
    expect(read('<pre></pre>')).toEqual({ text: '', hidden: false, isPlain: true });
  });

  it.each([
    ['plain code', `<pre><code>${FILE}</code></pre>`],
    ['the answer of a quiz', `<pre>${FILE}</pre><details><summary>Answer</summary>No.</details>`],
    ['a wrapper', `\n<div>\n<pre>${FILE}</pre></div><p></p>`],
    [
      'Docusaurus',
      `<div class="language-robots-txt codeBlockContainer_a"><div class="codeBlockContent_a">
<pre tabindex="0" class="prism-code language-robots-txt"><code class="codeBlockLines_a">` +
        '<span class="token-line" style="color:#393A34"><span class="token plain">User-agent: *</span><br></span>' +
        '<span class="token-line"><span class="token plain">Disallow: /search</span><br></span>' +
        '<span class="token-line"><span class="token plain" style="display:inline-block"></span><br></span>' +
        '<span class="token-line"><span class="token plain">User-agent: a</span><br></span>' +
        '<span class="token-line"><span class="token plain">Allow: /</span><br></span></code></pre>' +
        '<div class="buttonGroup_a"><button type="button" aria-label="Copy">Copy</button></div></div></div>',
    ],
    [
      'Starlight',
      '<div class="expressive-code"><figure class="frame"><figcaption class="header"><span class="title">robots.txt</span></figcaption>' +
        '<pre data-language="robots-txt"><code>' +
        '<div class="ec-line"><div class="gutter"><div class="ln" aria-hidden="true">1</div></div><div class="code"><span>User-agent: *</span></div></div>' +
        '<div class="ec-line"><div class="code"><span>Disallow: /search</span></div></div>' +
        '<div class="ec-line"><div class="code">\n</div></div>' +
        '<div class="ec-line"><div class="code"><span>User-agent: a</span></div></div>' +
        '<div class="ec-line"><div class="code"><span>Allow: /</span></div></div></code></pre>' +
        '<div class="copy"><div aria-live="polite"></div><button title="Copy"><div></div></button></div></figure></div>',
    ],
    [
      'VitePress',
      '<div class="language-robots-txt"><button title="Copy Code" class="copy"></button><span class="lang">robots-txt</span>' +
        '<pre class="shiki"><code><span class="line"><span>User-agent: *</span></span>\n' +
        '<span class="line"><span>Disallow: /search</span></span>\n<span class="line"></span>\n' +
        '<span class="line"><span>User-agent: a</span></span>\n<span class="line"><span>Allow: /</span></span>\n</code></pre></div>',
    ],
    [
      'Pygments with line numbers',
      '<div class="highlight"><pre><span></span><span class="linenos">1</span>User-agent: *\n' +
        '<span class="linenos">2</span>Disallow: /search\n<span class="linenos">3</span>\n' +
        '<span class="linenos">4</span>User-agent: a\n<span class="linenos">5</span>Allow: /\n</pre></div>',
    ],
    [
      'Prism with line numbers',
      '<pre class="language-robots-txt line-numbers"><code>User-agent: *\nDisallow: /search\n\nUser-agent: a\nAllow: /\n' +
        '<span aria-hidden="true" class="line-numbers-rows"><span></span></span></code></pre>',
    ],
    [
      'Hugo with a table of line numbers',
      '<div class="highlight"><table class="lntable"><tr><td class="lntd">\n<pre><code><span class="lnt">1\n</span><span class="lnt">2\n</span></code></pre></td>\n' +
        '<td class="lntd">\n<pre><code>User-agent: *\nDisallow: /search\n\nUser-agent: a\nAllow: /\n</code></pre></td></tr></table>\n</div>',
    ],
    [
      'lines as elements with line feeds between them',
      '<pre><code><div>User-agent: *</div>\n<div>Disallow: /search</div>\n<div></div>\n<div>User-agent: a</div>\n<div>Allow: /</div></code></pre>',
    ],
    [
      'empty lines as elements',
      '<pre><code><div>User-agent: *</div><div>Disallow: /search</div><div></div><div>User-agent: a</div><div>Allow: /</div></code></pre>',
    ],
  ])('is read line by line from %s', (_, html) => {
    expect(read(html)).toEqual({ text: FILE, hidden: false, isPlain: true });
  });

  it.each([
    ['escaped <b> and <id>', '<pre>Disallow: /&lt;b>\n# &lt;/b> &lt;id>\n</pre>'],
    ['a placeholder in a script', '<script type="text/plain">Sitemap: https://<your site>/a\n</script>'],
    ['a linked address', '<pre>Sitemap: <a href="https://a.example/">https://a.example/</a></pre>'],
  ])('may contain %s', (_, html) => {
    expect(read(html).isPlain).toBe(true);
  });

  it.each([
    // Python-Markdown, in tabs, admonitions and details. The scripts keep paragraphs in a <pre>, as its HTML does.
    ['paragraphs and headings', `<pre>User-agent: *\n<p></p><h1>Second file</h1><p>${FILE}</p></pre>`],
    ['emphasis', '<pre>User-agent: *\nDisallow: /<em>shop</em>/\n</pre>'],
    ['one empty paragraph', `<pre>${FILE}<p></p></pre>`],
    [
      'paragraphs in a script',
      '<script type="text/plain">User-agent: *</p>\n<h1>Second file</h1>\n<p>Disallow: /\n</script>',
    ],
    ['emphasis in a script', '<script type="text/plain">User-agent: *\nDisallow: /<em>shop</em>/\n</script>'],
    ['a line break in a script', '<script type="text/plain">User-agent: *<br />\nDisallow: /\n</script>'],
    ['an unescaped <b>', '<pre>User-agent: *\nDisallow: /<b>\n</pre>'],
    ['text next to a <pre>', `<pre>${FILE}</pre>Disallow: /x`],
    ['a second file', `<pre>${FILE}</pre><pre>${FILE}</pre>`],
    ['a paragraph instead of a <pre>', `<p>${FILE}</p>`],
    ['no element', FILE],
  ])('is refused with %s', (_, html) => {
    expect(read(html).isPlain).toBe(false);
  });

  it.each([
    ['', ''],
    ['a', 'a'],
    ['  a\n    b\n\n  c', 'a\n  b\n\nc'],
    ['\r\n  a\r\n  b', 'a\r\nb'],
    ['\n\n  a\n', '\na\n'],
    ['\t\ta\n\tb', '\ta\nb'],
  ])('loses the common indentation of %j', (text, expected) => {
    expect(withoutIndent(text)).toBe(expected);
  });
});
