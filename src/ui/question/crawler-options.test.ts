import { describe, expect, it } from 'vitest';
import { crawlers } from '../../catalogue';
import { crawlerOptions, optionInput, optionText } from './crawler-options';

function texts(typed: string): string[] {
  return crawlerOptions(typed).map(optionText);
}

describe('crawlerOptions', () => {
  it('lists the whole catalogue while nothing is typed', () => {
    expect(crawlerOptions('  ')).toHaveLength(crawlers.length);
  });

  it('finds by a part of the name, whatever its case', () => {
    expect(texts('googlebot-IM')).toContain('Googlebot-Image');
  });

  it('finds by the operator', () => {
    expect(texts('microsoft')).toContain('Bingbot');
  });

  it('offers what was typed as it stands, last, unless it names a crawler', () => {
    expect(texts(' MyBot ')).toEqual(['MyBot']);
    expect(texts('bing').at(-1)).toBe('bing');
    expect(crawlerOptions('bingbot').every(({ kind }) => kind === 'crawler')).toBe(true);
  });
});

it('asks by id, or by the typed name', () => {
  const [first] = crawlerOptions('Googlebot');
  expect(first && optionInput(first)).toBe('googlebot');
  expect(optionInput({ kind: 'typed', token: 'MyBot' })).toBe('MyBot');
  expect(optionText(null)).toBe('');
});
