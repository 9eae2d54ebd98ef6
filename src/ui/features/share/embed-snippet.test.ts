import { expect, test } from 'vitest';
import { plainState } from '../../../store/share';
import { type EmbedChoices, effectiveChoices, plainChoices } from './embed-choices';
import { pageContent } from './embed-content';
import { elementSnippet, iframeAddress, iframeSnippet, reactSnippet } from './embed-snippet';

const plain = plainChoices;
const everything: EmbedChoices = {
  form: 'element',
  view: 'editor',
  theme: 'dark',
  isReadOnly: true,
  isQuiz: false,
  hasUrls: false,
  locked: ['crawler', 'url'],
  offered: ['why', 'overview'],
  highlight: '2-3, 5',
  height: 600,
  isAutoHeight: false,
  script: 'pinned',
};
const ANSWER = 'No. Blocked by line 2: Disallow: /<a>{{ b }}';
const script = { address: 'https://tester.example/embed/v1.js', integrity: null };

function content(text: string, question: { readonly crawler?: string; readonly url?: string } = {}) {
  return pageContent({ ...plainState, text, crawler: '', url: '', ...question }, ANSWER);
}

test('leaves defaults out of an element', () => {
  expect(elementSnippet(content('User-agent: *\nDisallow: /\n', { url: '/a' }), plain, script)).toBe(
    `<script src="https://tester.example/embed/v1.js" defer></script>
<style>@media (scripting) { robots-txt-tester:not(:defined) { display: block; height: 420px; margin: 1em 0; overflow: auto } }</style>
<div>
<robots-txt-tester url="/a">

<pre>
User-agent: *
Disallow: /
</pre>

</robots-txt-tester>
</div>
`,
  );
});

test('the list of URLs is embedded with what is expected of all crawlers', () => {
  const listed = pageContent(
    {
      ...plainState,
      ...{ text: '', crawler: '', url: '' },
      urls: [
        { url: '/a b', expected: 'blocked', count: 3 },
        { url: '/c', expected: { GPTBot: 'allowed' } },
      ],
    },
    null,
  );
  expect(listed.urls).toEqual(['/a%20b blocked', '/c']);
  expect(elementSnippet(listed, { ...plain, hasUrls: true }, script)).toContain(
    '<robots-txt-tester urls="/a%20b blocked /c">',
  );
  expect(elementSnippet(listed, plain, script)).not.toContain('urls');
  const both = { ...plain, hasUrls: true, isQuiz: true, offered: ['why'] } as const;
  expect(effectiveChoices(both)).toMatchObject({ hasUrls: false, isQuiz: true, offered: ['why'] });
  expect(effectiveChoices({ ...both, isQuiz: false, view: 'sentence' })).toMatchObject({
    hasUrls: true,
    offered: [],
  });
  expect(effectiveChoices({ ...both, view: 'editor' })).toMatchObject({ hasUrls: false, isQuiz: false });
  const urls = Array.from({ length: 21 }, (_, number) => ({ url: `/${number}` }));
  const twice = [{ url: '/a b' }, { url: '/a%20b' }];
  const many = { ...plainState, text: '', crawler: '', url: '' };
  expect(pageContent({ ...many, urls: urls.slice(1) }, null).urls).toHaveLength(20);
  expect(pageContent({ ...many, urls }, null).urls).toEqual([]);
  expect(pageContent({ ...many, urls: twice }, null).urls).toEqual([]);
});

test('a quiz has its answer for readers without scripts', () => {
  const quiz = { ...plain, isQuiz: true };
  const text = 'User-agent: *\nDisallow: /<a>{{ b }}\n';
  expect(elementSnippet(content(text), quiz, script)).toContain(
    `<robots-txt-tester quiz="">

<pre>
User-agent: *
Disallow: /&lt;a&gt;&#123;&#123; b }}
</pre>
<details><summary>Answer</summary>No. Blocked by line 2: Disallow: /&lt;a&gt;&#123;&#123; b }}</details>

</robots-txt-tester>`,
  );
  expect(reactSnippet(content(text), quiz, script)).toContain(`  <robots-txt-tester quiz="">
    <pre>{"User-agent: *\\nDisallow: /<a>{{ b }}\\n"}</pre>
    <details><summary>Answer</summary>{"No. Blocked by line 2: Disallow: /<a>{{ b }}"}</details>
`);
  expect(iframeAddress('https://tester.example/embed/', 'text=a', quiz)).toBe(
    'https://tester.example/embed/#text=a&quiz=1',
  );
  expect(elementSnippet({ ...content(text), answer: null }, quiz, script)).not.toContain('<details>');
});

test('writes all choices into an element, with a script that the browser checks', () => {
  const checked = { address: 'https://tester.example/embed/v1.abc.js', integrity: 'sha384-abc' };
  const [first, style, , second] = elementSnippet(
    content('', { crawler: 'Bingbot' }),
    everything,
    checked,
  ).split('\n');
  expect(first).toBe(
    '<script src="https://tester.example/embed/v1.abc.js" integrity="sha384-abc" crossorigin="anonymous" defer></script>',
  );
  expect(style).toContain('robots-txt-tester[height="600"]:not(:defined) { display: block; height: 600px;');
  expect(second).toBe(
    '<robots-txt-tester crawler="Bingbot" view="editor" theme="dark" lock="crawler url" show="why overview" highlight="2-3, 5" height="600" readonly="">',
  );
  expect(elementSnippet(content(''), { ...everything, isAutoHeight: true }, checked)).toContain(
    ' height="auto" ',
  );
  expect(reactSnippet(content(''), { ...everything, isAutoHeight: true }, checked)).toContain(
    '  <style>{"@media (scripting) { robots-txt-tester:not(:defined) { display: block; height: 420px;',
  );
});

test('writes a verdict below its file, as high as its content', () => {
  const verdict: EmbedChoices = { ...plain, view: 'verdict', height: 300, isAutoHeight: true };
  const file = content('\nUser-agent: *\n', { url: '/a' });
  expect(elementSnippet(file, verdict, script)).toBe(
    `<script src="https://tester.example/embed/v1.js" defer></script>
<style>@media (scripting) { robots-txt-tester[view="verdict"]:not(:defined) { display: block; height: 44px; margin: 1em 0; overflow: auto } }</style>
<div>
<pre>


User-agent: *
</pre>

<robots-txt-tester url="/a" view="verdict">
</robots-txt-tester>
</div>
`,
  );
  expect(reactSnippet(file, verdict, script)).toContain(
    '  <pre>{"\\n\\nUser-agent: *\\n"}</pre>\n  <robots-txt-tester url="/a" view="verdict">\n  </robots-txt-tester>\n',
  );
  expect(iframeSnippet('', verdict)).toContain(' height="72" ');
});

test('keeps the place of a sentence, which is as high as its content by default', () => {
  const rule = (height: number) =>
    elementSnippet(content(''), { ...plain, view: 'sentence', height }, script).split('\n')[1];
  expect(rule(420)).toContain(
    'robots-txt-tester[view="sentence"]:not(:defined) { display: block; height: 150px;',
  );
  expect(rule(300)).toContain(
    'robots-txt-tester[height="300"]:not(:defined) { display: block; height: 300px;',
  );
});

test('escapes text and question so that they cannot break out', () => {
  const hostile = '</pre><script>alert(1)</script>&amp;"\'<!--';
  const question = { crawler: '"><img onerror=alert(1)>', url: '/a\n"b\r\t&quot;' };
  const code = elementSnippet(content(hostile, question), plain, script);
  expect(code).toContain('<pre>\n&lt;/pre&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"\'&lt;!--</pre>');
  expect(code).toContain(
    '<robots-txt-tester crawler="&quot;&gt;&lt;img onerror=alert(1)&gt;" url="/a&#10;&quot;b&#13;&#9;&amp;quot;">\n',
  );
  expect(reactSnippet(content('`$a`{b}</pre>"\\'), plain, script)).toContain(
    '<pre>{"`$a`{b}</pre>\\"\\\\"}</pre>',
  );
});

test('contains no template expressions that documentation sites would evaluate', () => {
  const code = elementSnippet(content('{{ 1 }} {% x %}', { url: '/{{y}}' }), plain, script);
  expect(code).not.toMatch(/\{[{%#]/);
});

test('keeps a line feed at the start and a byte order mark, and writes LF line ends', () => {
  expect(elementSnippet(content('\n\nA'), plain, script)).toContain('<pre>\n\n\n\nA</pre>');
  expect(reactSnippet(content('\nA'), plain, script)).toContain('<pre>{"\\n\\nA"}</pre>');
  expect(elementSnippet(content('\uFEFFA\r\nB\rC'), plain, script)).toContain('<pre>\n&#xFEFF;A\nB\nC</pre>');
  expect(reactSnippet(content('\uFEFFA'), plain, script)).toContain('<pre>{"\\ufeffA"}</pre>');
});

test('counts characters that no page can contain', () => {
  const lost = content('caf\udce9\0\ud800 😀', { crawler: '\udc80' });
  expect(lost.lost).toBe(4);
  expect(lost.text).toBe('caf\uFFFD\uFFFD\uFFFD 😀');
  expect(lost.crawler).toBe('\uFFFD');
  expect(content('/caf\u00e9 😀').lost).toBe(0);
});

test('writes a frame with its choices', () => {
  const page = 'https://tester.example/embed/';
  expect(iframeAddress(page, 'crawler=a&text=b', plain)).toBe(`${page}#crawler=a&text=b`);
  expect(iframeAddress(page, '', plain)).toBe(`${page}#`);
  const address = iframeAddress(page, 'text=a', everything);
  expect(address).toBe(
    `${page}#text=a&view=editor&theme=dark&readonly=1&lock=crawler%20url&show=why%20overview&highlight=2-3,5`,
  );
  expect(iframeSnippet(address, everything)).toBe(
    `<iframe src="${page}#text=a&amp;view=editor&amp;theme=dark&amp;readonly=1&amp;lock=crawler%20url&amp;show=why%20overview&amp;highlight=2-3,5" title="robots.txt example" width="100%" height="600" frameborder="0" loading="lazy" referrerpolicy="no-referrer" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>\n`,
  );
});
