import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { placeAt, rulePlaceAt, rulePlaceIn } from './place-at';

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

/** The rule at the character after the `|`. */
function ruleIn(marked: string) {
  const offset = marked.indexOf('|');
  return rulePlaceAt(EditorState.create({ doc: marked.replace('|', '') }), offset);
}

describe('rulePlaceAt', () => {
  it('finds a rule by its value, or by its field if the value is empty', () => {
    expect(ruleIn('x\n dIsallow: /a|*b # c')).toEqual({
      from: 13,
      to: 17,
      line: 2,
      type: 'disallow',
      written: '/a*b',
    });
    expect(ruleIn('Allow: |/')).toMatchObject({ from: 7, to: 8, type: 'allow', written: '/' });
    expect(ruleIn('Disa|llow: # x')).toEqual({ from: 0, to: 8, line: 1, type: 'disallow', written: '' });
  });

  it.each([
    ['the field of a rule with a value', 'Disa|llow: /a'],
    ['the end of the value', 'Disallow: /a|'],
    ['a comment behind a rule', 'Disallow: /a # |x'],
    ['another field', 'Sitemap: |/a'],
    ['a line that is no field', '|/a'],
  ])('finds none: %s', (_, text) => {
    expect(ruleIn(text)).toBeNull();
  });

  it('finds the rule of the caret line wherever the caret is', () => {
    const state = EditorState.create({ doc: 'a: b\nAllow: /a # x' });
    expect(rulePlaceIn(state, 5)).toMatchObject({ line: 2, written: '/a' });
    expect(rulePlaceIn(state, state.doc.length)).toMatchObject({ line: 2, written: '/a' });
    expect(rulePlaceIn(state, 0)).toBeNull();
  });
});
