import { describe, expect, it } from 'vitest';
import { askedAboutIds } from '../../../catalogue';
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

  it('lists the best known crawlers first while nothing is typed, and only once', () => {
    const options = crawlerOptions(catalogue, '');
    const bestKnown = options.filter((option) => 'heading' in option && option.heading === 'Best known');
    expect(options.slice(0, bestKnown.length)).toEqual(bestKnown);
    expect(bestKnown.map(optionInput)).toEqual(askedAboutIds);
    expect(new Set(options.map(optionInput)).size).toBe(catalogue.crawlers.length);
  });

  it('adds the other crawlers of the same operator under a heading, after the matches', () => {
    const options = crawlerOptions(catalogue, 'chatgpt');
    const headed = options.map((option) => ('heading' in option ? option.heading : null));
    expect(texts('chatgpt').slice(0, 3)).toEqual(['ChatGPT-User', 'ChatGPT Agent', 'chatgpt']);
    expect(texts('chatgpt').slice(3)).toEqual(expect.arrayContaining(['GPTBot', 'OAI-SearchBot']));
    expect(headed.slice(1, 4)).toEqual(['OpenAI', null, 'Also from OpenAI']);
    // A part of many names would add nearly the whole list.
    expect(texts('bot').at(-1)).toBe('bot');
  });

  it('offers the typed text after the matches, unless it is the name of a crawler', () => {
    expect(texts(' MyBot ')).toEqual(['MyBot']);
    expect(texts(header)).toEqual([header]);
    for (const typed of ['google', 'Microsoft']) expect(texts(typed).at(-1)).toBe(typed);
    expect(texts('bing').slice(0, 4)).toEqual(['Bingbot', 'BingPreview', 'BingVideoPreview', 'bing']);
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
