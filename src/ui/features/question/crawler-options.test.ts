import { describe, expect, it } from 'vitest';
import * as catalogue from '../../../catalogue/full';
import {
  crawlerOptions,
  inputOnEnter,
  inputOnLeaving,
  optionInput,
  optionText,
  rowForEnter,
} from './crawler-options';

function texts(typed: string): string[] {
  return crawlerOptions(catalogue, typed).map(optionText);
}

const header = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

describe('crawlerOptions', () => {
  it('lists the whole catalogue while nothing is typed', () => {
    expect(crawlerOptions(catalogue, '  ')).toHaveLength(catalogue.crawlers.length);
  });

  it('finds crawlers by a part of the name, in any case', () => {
    expect(texts('googlebot-IM')).toContain('Googlebot-Image');
  });

  it('finds crawlers by the operator', () => {
    expect(texts('microsoft')).toContain('Bingbot');
  });

  it('offers the typed text last, unless it is the name of a crawler', () => {
    expect(texts(' MyBot ')).toEqual(['MyBot']);
    expect(texts(header)).toEqual([header]);
    for (const typed of ['bing', 'google', 'Microsoft']) expect(texts(typed).at(-1)).toBe(typed);
    expect(crawlerOptions(catalogue, 'bingbot').every(({ kind }) => kind === 'crawler')).toBe(true);
  });
});

describe('Enter', () => {
  it.each([
    ['google', 'googlebot'],
    ['BING', 'bingbot'],
    ['googlebot', 'googlebot'],
    ['adsbot-google-mobile', 'adsbot-google-mobile'],
    ['t-image', 'googlebot-image'],
    ['image', 'imagesiftbot'],
    ['microsoft', 'microsoftpreview'],
    ['OpenAI', 'gptbot'],
    ['My Bot 3000', 'My Bot 3000'],
    [header, header],
    ['', ''],
  ])('sets the crawler for "%s" to "%s"', (typed, chosen) => {
    expect(inputOnEnter(catalogue, typed)).toBe(chosen);
  });

  it('finds every crawler by its name and by its token', () => {
    for (const { id, name, productToken } of catalogue.crawlers) {
      expect(inputOnEnter(catalogue, name.toUpperCase())).toBe(id);
      expect(
        optionText(crawlerOptions(catalogue, productToken)[rowForEnter(catalogue, productToken)] ?? null),
      ).not.toBe('');
    }
  });

  it('chooses nothing from the list while nothing is typed', () => {
    expect(rowForEnter(catalogue, ' ')).toBe(-1);
  });
});

it('accepts a whole name or an unknown text when the field is left, but not a part of a name', () => {
  expect(inputOnLeaving(catalogue, 'GOOGLEBOT')).toBe('googlebot');
  expect(inputOnLeaving(catalogue, 'MyBot')).toBe('MyBot');
  for (const typed of ['google', 'bing', 'bot', ' ', '']) expect(inputOnLeaving(catalogue, typed)).toBeNull();
});

it('returns the id of a crawler, or the typed text', () => {
  const [first] = crawlerOptions(catalogue, 'Googlebot');
  expect(first && optionInput(first)).toBe('googlebot');
  expect(optionInput({ kind: 'typed', token: 'MyBot' })).toBe('MyBot');
  expect(optionText(null)).toBe('');
});
