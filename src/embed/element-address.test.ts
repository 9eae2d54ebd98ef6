import { expect, it } from 'vitest';
import { frameAddress, testerFolder } from './element-address';

const page = 'https://tester.example/embed/';

it('writes parameters percent-encoded into the fragment', () => {
  expect(
    frameAddress(page, [
      ['crawler', 'a&b=c+d'],
      ['url', null],
      ['text', 'Ä\n#'],
    ]),
  ).toEqual({ address: `${page}#crawler=a%26b%3Dc%2Bd&text=%C3%84%0A%23`, left: [] });
});

it('leaves out and lists parameters that are too long or undecodable', () => {
  expect(
    frameAddress(page, [
      ['crawler', 'a\udcff'],
      ['url', ''],
      ['text', 'a'.repeat(100_001)],
    ]),
  ).toEqual({ address: `${page}#url=`, left: ['crawler', 'text'] });
  expect(frameAddress(page, [['text', 'ä'.repeat(16_666)]]).left).toEqual([]);
  expect(frameAddress(page, [['text', 'ä'.repeat(16_667)]]).left).toEqual(['text']);
});

it.each([
  ['', 'no address', ''],
  ['javascript:alert(1)//', 'a script', ''],
  ['ftp://localhost/', 'another protocol', ''],
  ['http://', 'no host', ''],
  ['/tester', 'a path', 'https://host.example/tester/'],
  ['../t/', 'a relative path', 'https://host.example/t/'],
  ['http://x.example', 'a host', 'http://x.example/'],
  ['http://x.example/t/?a#b', 'a host with a query', 'http://x.example/t/'],
])('reads the tester %j (%s)', (written, _, folder) => {
  expect(testerFolder(written, 'https://host.example/a/page.html')).toBe(folder);
});
