import { describe, expect, it } from 'vitest';
import { isForEditor } from './is-for-editor';

describe('a dropped file', () => {
  it.each([
    ['robots.txt', '/a\n', true],
    ['Robots (2).txt', '', true],
    ['shop.robots-test.json', '{}', true],
    ['old.txt', '# comment\r\n  User-Agent : *\r\nDisallow: /\r\n', true],
    ['urls.txt', 'https://example.com/user-agent: x\n', false],
    ['access.log', '1.2.3.4 - - [x] "GET / HTTP/1.1" 200 1 "-" "User-Agent: x"\n', false],
    ['empty.csv', '', false],
  ])('%s with the content %j goes to the editor: %s', async (name, text, expected) => {
    expect(await isForEditor(new File([text], name))).toBe(expected);
  });
});
