import { expect, it } from 'vitest';
import { innerText, withoutIndent } from './element-text';

interface FakeElement {
  readonly localName: string;
  readonly children: readonly FakeElement[];
  readonly textContent: string;
  querySelector(selector: string): FakeElement | null;
}

/** An element as the browser's parser creates it, reduced to names that need no full selector engine. */
function element(localName: string, ...nodes: (string | FakeElement)[]): FakeElement {
  const children = nodes.filter((node) => typeof node !== 'string');
  return {
    localName,
    children,
    textContent: nodes.map((node) => (typeof node === 'string' ? node : node.textContent)).join(''),
    querySelector(selector) {
      const names = selector.split(',').map((part) => part.replace(/\[.*/, ''));
      for (const child of children) {
        const found = names.includes(child.localName) ? child : child.querySelector(selector);
        if (found) return found;
      }
      return null;
    },
  };
}

const read = (...nodes: (string | FakeElement)[]) =>
  innerText(element('robots-txt-tester', ...nodes) as unknown as Element);

it('reads a <pre> as it is, without a leading line feed', () => {
  expect(read('\n', element('pre', '\n  User-agent: *\n\n'), '\n')).toEqual({
    text: '  User-agent: *\n\n',
    hidden: false,
    isPlain: true,
  });
});

it('reads a script without its indentation', () => {
  expect(read(element('script', '\n    User-agent: *\n    Allow: /\n  '))).toEqual({
    text: 'User-agent: *\nAllow: /\n',
    hidden: true,
    isPlain: true,
  });
});

it('distinguishes no text from an empty one', () => {
  expect(read()).toEqual({ text: null, hidden: false, isPlain: true });
  expect(read('\n  ')).toEqual({ text: null, hidden: false, isPlain: true });
  expect(read(element('pre'))).toEqual({ text: '', hidden: false, isPlain: true });
});

const FILE = 'User-agent: *\nDisallow: /search\n';

it.each([
  ['text of several nodes', [element('pre', 'User-agent: *\n', 'Disallow: /search\n')]],
  ['plain code', [element('pre', element('code', FILE))]],
  ['a wrapper', ['\n', element('div', '\n', element('pre', FILE)), element('p')]],
  ['<b> and <id>, which are text', [element('pre', 'Disallow: /<b>\n# </b> <id>\n')]],
  ['a placeholder in a script', [element('script', 'Sitemap: https://<your site>/a\n')]],
] as const)('accepts %s', (_, nodes) => {
  expect(read(...nodes).isPlain).toBe(true);
});

const line = (text: string) => element('span', text);

it.each([
  // Docusaurus, Starlight, VitePress, Pygments.
  [
    'lines that end in <br>',
    [element('pre', element('code', line('User-agent: *'), element('br'), line('Allow: /')))],
  ],
  ['lines that are elements', [element('pre', element('code', element('div', FILE), element('div', FILE)))]],
  ['highlighted code', [element('pre', element('code', line('User-agent: *'), '\n'))]],
  ['code after an empty element', [element('pre', element('span'), element('code', FILE))]],
  ['two code elements', [element('pre', element('code', FILE), element('code', FILE))]],
  // Python-Markdown, in tabs, admonitions and details.
  [
    'paragraphs and headings',
    [element('pre', 'User-agent: *\n', element('p'), element('h1', 'Second file'), element('p', FILE))],
  ],
  ['emphasis', [element('pre', 'User-agent: *\nDisallow: /', element('em', 'shop'), '/\n')]],
  ['one empty paragraph', [element('pre', FILE, element('p'))]],
  [
    'paragraphs in a script',
    [element('script', 'User-agent: *</p>\n<h1>Second file</h1>\n<p>Disallow: /\n')],
  ],
  ['emphasis in a script', [element('script', 'User-agent: *\nDisallow: /<em>shop</em>/\n')]],
  ['a line break in a script', [element('script', 'User-agent: *<br />\nDisallow: /\n')]],
  ['text next to a <pre>', [element('pre', FILE), 'Disallow: /x']],
  ['a second file', [element('pre', FILE), element('pre', FILE)]],
  ['a paragraph instead of a <pre>', [element('p', FILE)]],
  ['bare text', [FILE]],
] as const)('refuses %s', (_, nodes) => {
  expect(read(...nodes).isPlain).toBe(false);
});

it.each([
  ['', ''],
  ['a', 'a'],
  ['  a\n    b\n\n  c', 'a\n  b\n\nc'],
  ['\r\n  a\r\n  b', 'a\r\nb'],
  ['\n\n  a\n', '\na\n'],
  ['\t\ta\n\tb', '\ta\nb'],
])('removes the common indentation of %j', (text, expected) => {
  expect(withoutIndent(text)).toBe(expected);
});
