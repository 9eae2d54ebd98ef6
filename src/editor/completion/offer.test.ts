import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import type { CompletionSource } from './completion-source';
import { offer } from './offer';

const source: CompletionSource = {
  labels: { list: 'list', count: String, snippets: 'snippets' },
  fields: [
    { name: 'User-agent', detail: '', info: '', inGroup: false },
    { name: 'Disallow', detail: '', info: '', inGroup: true },
  ],
  tokens: () => Promise.resolve([{ name: 'GPTBot', detail: 'OpenAI', info: '' }]),
  paths: (prefix) => Promise.resolve([`${prefix}shop/`]),
  sitemaps: () => ['https://example.com/sitemap.xml'],
  snippets: () => Promise.resolve([{ name: 'Allow all', info: '', template: 'Allow: /' }]),
};

/** Names of the completions at the `|`. */
async function offered(marked: string, isRequested = false): Promise<string[]> {
  const state = EditorState.create({ doc: marked.replace('|', '') });
  const result = await offer(source, new CompletionContext(state, marked.indexOf('|'), isRequested));
  return result?.options.map(({ label }) => label) ?? [];
}

describe('offer', () => {
  it.each([
    ['fields and snippets for a partly typed word', 'Dis|', ['User-agent', 'Disallow', 'Allow all']],
    ['only fields before a colon', 'Dis|: /', ['User-agent', 'Disallow']],
    ['names', 'User-agent: |', ['GPTBot']],
    ['paths after a slash', 'Disallow: /|', ['/shop/']],
    ['the sitemap', 'Sitemap: |', ['https://example.com/sitemap.xml']],
    ['nothing on an empty line', '|', []],
    ['nothing for an empty path', 'Disallow: |', []],
    ['nothing for a complete field', 'disallow|', []],
    ['nothing for a complete name', 'User-agent: gptbot|', []],
    ['nothing in a comment', '# Dis|', []],
  ])('offers %s', async (_, text, expected) => {
    expect(await offered(text)).toEqual(expected);
  });

  it('offers everything that fits when requested explicitly', async () => {
    expect(await offered('|', true)).toEqual(['User-agent', 'Disallow', 'Allow all']);
    expect(await offered('Disallow: |', true)).toEqual(['shop/']);
    expect(await offered('Disallow|', true)).toContain('Disallow');
  });

  it('boosts the fields that have a meaning in this place', async () => {
    const boosts = async (text: string) => {
      const state = EditorState.create({ doc: text });
      const result = await offer(source, new CompletionContext(state, text.length, true));
      return result?.options.slice(0, 2).map(({ boost }) => boost);
    };
    expect(await boosts('')).toEqual([10, 0]);
    expect(await boosts('User-agent: *\n')).toEqual([0, 10]);
  });

  it('is invalid once a word is complete or ended by a space', async () => {
    const state = EditorState.create({ doc: 'Dis' });
    const result = await offer(source, new CompletionContext(state, 3, false));
    const validFor = result?.validFor as (text: string) => boolean;
    expect([validFor('Disa'), validFor('Disallow'), validFor('Dis ')]).toEqual([true, false, false]);
  });
});
