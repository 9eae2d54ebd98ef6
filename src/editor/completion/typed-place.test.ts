import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { isInGroup, typedPlace } from './typed-place';

/** The word being typed at the `|`. */
function placeIn(marked: string) {
  const pos = marked.indexOf('|');
  return typedPlace(EditorState.create({ doc: marked.replace('|', '') }), pos);
}

describe('typedPlace', () => {
  it.each([
    ['an empty line', 'a: b\n|\nc', 'field', ''],
    ['a partly typed field', '  Dis|', 'field', 'Dis'],
    ['a field before its colon', 'Dis|: /a', 'field', 'Dis'],
    ['a product token', 'User-agent: Goo|', 'agent', 'Goo'],
    ['an accepted misspelling', 'useragent:|', 'agent', ''],
    ['a value not yet typed', 'User-agent: |', 'agent', ''],
    ['a path', 'Disallow: /sh|', 'path', '/sh'],
    ['a path before a comment', 'Allow:/sh| # shop', 'path', '/sh'],
    ['an address', 'Sitemap: https|', 'sitemap', 'https'],
  ])('recognises %s', (_, text, kind, typed) => {
    expect(placeIn(text)).toMatchObject({ kind, text: typed, from: text.indexOf('|') - typed.length });
  });

  it.each([
    ['in a comment', '# Dis|'],
    ['in a comment after a value', 'Allow: /a # Dis|'],
    ['in a comment directly after a value', 'Allow: /a#b|'],
    ['in the middle of a word', 'Dis|allow: /a'],
    ['in the middle of a value', 'Allow: /a|b'],
    ['after a value and a space', 'Allow: /a |'],
    ['in a value of another field', 'Crawl-delay: 1|'],
    ['without a colon', 'Allow /a|'],
  ])('completes nothing %s', (_, text) => {
    expect(placeIn(text)).toBeNull();
  });

  it('reports whether the colon is there', () => {
    expect(placeIn('All| : /')?.hasColon).toBe(true);
    expect(placeIn('All|')?.hasColon).toBe(false);
  });

  it('ignores lines of megabytes', () => {
    expect(placeIn(`Allow: /${'a'.repeat(20_000)}|`)).toBeNull();
  });
});

it('tells whether a line is in a group', () => {
  const state = EditorState.create({ doc: 'Sitemap: /\nUser agent: a\n\nAllow: /' });
  expect([0, 12, 30].map((pos) => isInGroup(state, pos))).toEqual([false, false, true]);
});
