import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { placeAt } from './place-at';

/** The place at the character after the `|`. */
function placeIn(marked: string) {
  const offset = marked.indexOf('|');
  return placeAt(EditorState.create({ doc: marked.replace('|', '') }), offset);
}

describe('placeAt', () => {
  it('finds fields, names and signs', () => {
    expect(placeIn('a: b\n Craw|l-delay : 1')).toEqual({
      kind: 'field',
      name: 'Crawl-delay',
      from: 6,
      to: 17,
    });
    expect(placeIn('User-agent: Goo|glebot # x')).toMatchObject({ kind: 'token', name: 'Googlebot' });
    expect(placeIn('x\nDisallow: /*/a|*b$')).toEqual({
      kind: 'sign',
      sign: '*',
      line: 2,
      pattern: '/*/a*b$',
      at: 4,
      from: 16,
      to: 17,
    });
    expect(placeIn('Allow: /a|$')).toMatchObject({ sign: '$', at: 2 });
  });

  it.each([
    ['a plain part of a path', 'Allow: /|a*'],
    ['a $ that is not at the end', 'Allow: /a|$b'],
    ['a * in another field', 'Sitemap: |*'],
    ['a comment', '# Al|low: *'],
    ['the end of the text', 'Allow: /*|'],
    ['a line without a field', 'Al|low'],
    ['a name of thousands of letters', `User-agent: |${'a'.repeat(300)}`],
  ])('explains nothing: %s', (_, text) => {
    expect(placeIn(text)).toBeNull();
  });
});
