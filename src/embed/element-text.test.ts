import { expect, it } from 'vitest';
import { innerText, withoutIndent } from './element-text';

function hostWith(localName: string | null, textContent = '') {
  const child = localName === null ? null : { localName, textContent };
  return { querySelector: () => child } as unknown as ParentNode;
}

it('reads a <pre> as it is, without a leading line feed', () => {
  expect(innerText(hostWith('pre', '\n  User-agent: *\n\n'))).toEqual({
    text: '  User-agent: *\n\n',
    hidden: false,
  });
});

it('reads a script without its indentation', () => {
  expect(innerText(hostWith('script', '\n    User-agent: *\n    Allow: /\n  '))).toEqual({
    text: 'User-agent: *\nAllow: /\n',
    hidden: true,
  });
});

it('finds no text, and an empty one', () => {
  expect(innerText(hostWith(null))).toEqual({ text: null, hidden: false });
  expect(innerText(hostWith('pre'))).toEqual({ text: '', hidden: false });
});

it.each([
  ['', ''],
  ['a', 'a'],
  ['  a\n    b\n\n  c', 'a\n  b\n\nc'],
  ['\r\n  a\r\n  b', 'a\r\nb'],
  ['\n\n  a\n', '\na\n'],
  ['\t\ta\n\tb', '\ta\nb'],
])('takes the common indentation off %j', (text, expected) => {
  expect(withoutIndent(text)).toBe(expected);
});
